import { useMemo } from 'react';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { LoadedScore } from './onDemand.ts';

/**
 * The score of the present seating. It is not queried while there is nothing to score: neither rules nor
 * parties, which stay together by themselves.
 */
export const ScoreBeside = ({ plan, view }: { plan: Plan; view: PlanView }) => {
  const hasParties = useMemo(() => plan.attendees.some(({ party }) => party), [plan.attendees]);
  const isScored = (plan.rules.length > 0 || hasParties) && view.seatedCount > 0;
  return isScored ? <LoadedScore plan={plan} view={view} /> : null;
};
