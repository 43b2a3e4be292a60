import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { declinedSince, hasDeclined } from '../planChange/declinedSince.ts';
import { type Obstacle, obstaclesTo } from '../planChange/obstacles.ts';

/** All obstacles to the change of a draft that began as `base`. */
export const obstaclesInLive = (
  change: PlanChange,
  base: ActivePlan,
  live: ActivePlan,
): Obstacle[] => [
  ...obstaclesTo(change, live),
  ...declinedSince(change, (id) => hasDeclined(base, id), live),
];
