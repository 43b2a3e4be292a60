import type { Placement } from '../../../schema/domainEvents.ts';
import type { Whereabouts } from '../../../schema/entities/comparison.ts';
import { placementKindOf } from '../../../schema/entities/placement.ts';
import { seatNamed } from '../../eventPlans/seatNamed.ts';
import type { ActivePlan } from '../../eventPlans/state.ts';

/** A placement as comparisons answer it: with the names that its seat and table have in the plan. */
export const whereaboutsOf = (plan: ActivePlan, placement: Placement): Whereabouts => ({
  in: placementKindOf(placement),
  ...seatNamed(plan, placement),
});
