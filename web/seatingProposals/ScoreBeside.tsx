import { useMemo } from 'react';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { LoadedScore } from './onDemand.ts';

/**
 * The score of the present seating. Not queried while nothing can be scored: no rules, and no parties, which
 * by default stay together.
 */
export const ScoreBeside = ({ plan, view }: { plan: Plan; view: PlanView }) => {
  const hasParties = useMemo(() => plan.attendees.some(({ party }) => party), [plan.attendees]);
  const isScored = (plan.rules.length > 0 || hasParties) && view.seatedCount > 0;
  return isScored ? <LoadedScore plan={plan} view={view} /> : null;
};
