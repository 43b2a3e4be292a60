import { useMemo } from 'react';
import { useGuestNeeds } from '../attendees/guestNeeds.ts';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/overlays.ftl';
import { Button } from '../ui/Button.tsx';
import { needsOf, overlayOf } from './kinds.ts';
import { Legend } from './Legend.tsx';
import styles from './Overlays.module.css';
import { useBadges } from './useBadges.ts';

/** Marks people by diets and allergies, and keeps the marks up to date. */
export const NeedsLegend = ({ plan, view }: { plan: Plan; view: PlanView }) => {
  const state = useGuestNeeds(plan.id);
  const needs = state.status === 'ready' ? state.needs : undefined;
  const overlay = useMemo(
    () => overlayOf([...(needs?.values() ?? [])], needsOf, (id) => view.seatOf.has(id)),
    [needs, view],
  );
  useBadges(overlay.badges);
  if (needs)
    return <Legend label={t('diets-shown')} none={t('no-diets')} counted={overlay.legend} />;
  return (
    <div role="status" className={styles.legend}>
      {t(state.status === 'failed' ? 'not-loaded' : 'loading')}
      {state.status === 'failed' && (
        <Button size="sm" variant="quiet" onClick={() => void state.retry().catch(() => undefined)}>
          {t('try-again')}
        </Button>
      )}
    </div>
  );
};
