import { isDeclined } from '../../schema/attendees/replies.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { type Obstacle, obstaclesTo } from '../planChange/obstacles.ts';

/** All obstacles to a change of a draft that began as `base`. */
export const obstaclesInLive = (
  change: PlanChange,
  base: ActivePlan,
  live: ActivePlan,
): Obstacle[] => [...obstaclesTo(change, live), ...declinedSince(change, base, live)];

/**
 * The people whom the draft seats from the pool and who declined since it began: their place is what it was, so that
 * nothing else says that they are not to be seated.
 */
const declinedSince = ({ moved }: PlanChange, base: ActivePlan, live: ActivePlan): Obstacle[] =>
  moved.flatMap(({ attendeeId, from, to }): Obstacle[] => {
    if (from.in === 'seat' || to.in !== 'seat') return [];
    const [was, is] = [base.attendees.get(attendeeId), live.attendees.get(attendeeId)];
    const hasDeclined = was && is && isDeclined(is.reply) && !isDeclined(was.reply);
    return hasDeclined ? [{ kind: 'attendee', id: attendeeId }] : [];
  });
