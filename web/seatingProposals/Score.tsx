import { useQuery } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { noMarks } from '../chart/marks.ts';
import { useRefetchOnChange } from '../graphql/useRefetchOnChange.ts';
import { nameIn, type PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { standingMarksAtom } from '../seating/state.ts';
import { rulesShownAtom } from '../seatingRules/state.ts';
import { t } from '../texts/en/proposalStanding.ftl';
import { shareText } from '../texts/formats.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { SeatingHeat, SeatingScore } from './documents.ts';
import { heatKinds, withHeat } from './heat.ts';
import styles from './Score.module.css';
import { brokenMarks, standingsAtom, standingsOf } from './standing.ts';
import { useRuleText } from './useRuleText.ts';
import { totalText } from './words.ts';

const HeatLegend = () => (
  <section className={styles.legend} aria-label={t('legend')}>
    <p>{t('legend')}</p>
    <ul>
      {heatKinds.map((kind, index) => (
        <li key={kind}>
          <svg viewBox="-24 -24 48 48" width="1.25rem" height="1.25rem" aria-hidden="true">
            <circle r="16" data-ring={kind} />
          </svg>
          {t('legend-range', {
            from: shareText(index, heatKinds.length),
            to: shareText(index + 1, heatKinds.length),
          })}
        </li>
      ))}
    </ul>
  </section>
);

const none: readonly never[] = [];

/** Each seated person's share of their best possible score, kept up to date while it is shown. */
const useHeat = ({ id, position }: Pick<Plan, 'id' | 'position'>, isShown: boolean) => {
  const { data, refetch } = useQuery(SeatingHeat, {
    variables: { eventId: id },
    fetchPolicy: 'no-cache',
    skip: !isShown,
  });
  useRefetchOnChange(position, async () => isShown && (await refetch()));
  return isShown && data ? data.seatingHeat : none;
};

/**
 * The broken must-rules and the points of the present seating, kept up to date. A press opens the rules. Also
 * provides the marks on the chart and the standing of each rule.
 */
export const Score = ({ plan, view }: { plan: Plan; view: PlanView }) => {
  const { data, refetch } = useQuery(SeatingScore, {
    variables: { eventId: plan.id },
    fetchPolicy: 'no-cache',
  });
  useRefetchOnChange(plan.position, refetch);
  const showRules = useSetAtom(rulesShownAtom);
  const mark = useSetAtom(standingMarksAtom);
  const stand = useSetAtom(standingsAtom);
  const { textOf, isMust } = useRuleText(plan, view);
  const score = data?.seatingScore;

  const [isHeatShown, setHeatShown] = useState(false);
  const heat = useHeat(plan, isHeatShown);
  const marks = useMemo(() => {
    const broken = score ? brokenMarks(score, textOf) : noMarks;
    return heat.length > 0 ? withHeat(broken, heat) : broken;
  }, [score, textOf, heat]);
  useEffect(() => mark(marks), [mark, marks]);
  useEffect(() => {
    if (score) stand(standingsOf(score, (id) => nameIn(view, id)));
  }, [stand, score, view]);
  useEffect(
    () => () => {
      mark(noMarks);
      stand(new Map());
    },
    [mark, stand],
  );

  if (!score || score.byRule.length === 0) return null;
  const { hard, points } = score;
  return (
    <div className={styles.tools} data-score>
      <button type="button" className={styles.score} onClick={() => showRules(true)}>
        <VisuallyHidden>{t('score')}</VisuallyHidden>{' '}
        <span role="status" className={styles.words}>
          {score.byRule.some(isMust) && (
            <Badge tone={hard > 0 ? 'danger' : 'success'}>
              {hard > 0 ? t('score-broken', { count: hard }) : t('all-kept')}
            </Badge>
          )}
          <span className={styles.points}>
            {t('score-points', { count: points, points: totalText(points) })}
          </span>
        </span>
      </button>
      <Button size="sm" aria-pressed={isHeatShown} onClick={() => setHeatShown(!isHeatShown)}>
        {t('heat')}
      </Button>
      {isHeatShown && <HeatLegend />}
    </div>
  );
};
