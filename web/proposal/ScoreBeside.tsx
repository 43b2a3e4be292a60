import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { LoadedScore } from './onDemand.ts';

/** What the present seating is worth. Nothing is asked for while there is nothing to score. */
export const ScoreBeside = ({ plan, view }: { plan: Plan; view: PlanView }) =>
  plan.rules.length > 0 && view.seatedCount > 0 ? <LoadedScore plan={plan} view={view} /> : null;
