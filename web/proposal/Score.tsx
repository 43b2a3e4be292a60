import { useQuery } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { noMarks } from '../chart/marks.ts';
import { rulesShownAtom } from '../rules/state.ts';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { standingMarksAtom } from '../seating/state.ts';
import { t } from '../texts/en/proposalStanding.ftl';
import { Badge } from '../ui/Badge.tsx';
import { SeatingScore } from './documents.ts';
import styles from './Score.module.css';
import { brokenMarks, standingsAtom, standingsOf } from './standing.ts';
import { useKeptFresh } from './useKeptFresh.ts';
import { useRuleText } from './useRuleText.ts';
import { nameIn, totalText } from './words.ts';

/**
 * Broken must-rules and points of the present seating, kept fresh. A press opens the rules. It also
 * feeds the marks on the chart and the standing of each rule.
 */
export const Score = ({ plan, view }: { plan: Plan; view: PlanView }) => {
  const { data, refetch } = useQuery(SeatingScore, {
    variables: { eventId: plan.id },
    fetchPolicy: 'no-cache',
  });
  useKeptFresh(plan.position, refetch);
  const showRules = useSetAtom(rulesShownAtom);
  const mark = useSetAtom(standingMarksAtom);
  const stand = useSetAtom(standingsAtom);
  const { textOf } = useRuleText(plan, view);
  const score = data?.seatingScore;

  const marks = useMemo(() => (score ? brokenMarks(score, textOf) : noMarks), [score, textOf]);
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
    <button
      type="button"
      className={styles.score}
      aria-label={t('score')}
      aria-describedby="seating-score"
      onClick={() => showRules(true)}
    >
      <span id="seating-score" role="status" className={styles.words}>
        <Badge tone={hard > 0 ? 'danger' : 'success'}>
          {hard > 0 ? t('score-broken', { count: hard }) : t('all-kept')}
        </Badge>
        <span className={styles.points}>
          {t('score-points', { count: points, points: totalText(points) })}
        </span>
      </span>
    </button>
  );
};
