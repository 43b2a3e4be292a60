import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '../gql/gql.ts';
import { useKeptFresh } from '../graphql/useKeptFresh.ts';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/overlays.ftl';
import { Button } from '../ui/Button.tsx';
import { needsOf, overlayOf } from './kinds.ts';
import { Legend } from './Legend.tsx';
import styles from './Overlays.module.css';
import { useBadges } from './useBadges.ts';

/** What people must not or do not eat: asked for only while it is shown. */
const SeatingNeeds = graphql(`
  query SeatingNeeds($id: ID!) {
    eventPlan(id: $id) {
      id
      attendees {
        id
        diets
        allergies {
          substance
          severity
        }
      }
    }
  }
`);

/** Marks people by diets and allergies, kept fresh while they are shown. */
export const NeedsLegend = ({ plan, view }: { plan: Plan; view: PlanView }) => {
  const { data, previousData, error, refetch } = useQuery(SeatingNeeds, {
    variables: { id: plan.id },
    fetchPolicy: 'no-cache',
  });
  const ask = () => refetch().catch(() => undefined);
  useKeptFresh(plan.position, ask);
  const people = (data ?? previousData)?.eventPlan?.attendees;
  const overlay = useMemo(
    () => overlayOf(people ?? [], needsOf, (id) => view.seatOf.has(id)),
    [people, view],
  );
  useBadges(overlay.badges);
  if (people)
    return <Legend label={t('diets-shown')} none={t('no-diets')} counted={overlay.legend} />;
  return (
    <div role="status" className={styles.legend}>
      {t(error ? 'not-loaded' : 'loading')}
      {error && (
        <Button size="sm" variant="quiet" onClick={() => void ask()}>
          {t('try-again')}
        </Button>
      )}
    </div>
  );
};
