import { isDeclined } from '../../schema/attendees/replies.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import type { Obstacle } from './obstacles.ts';

/** Whether somebody of a plan has declined. */
export const hasDeclined = ({ attendees }: ActivePlan, attendeeId: string): boolean => {
  const attendee = attendees.get(attendeeId);
  return attendee !== undefined && isDeclined(attendee.reply);
};

/**
 * The people whom a change would take out of the pool although they have declined since. Their placement is
 * unchanged, so no other check finds them. A change that also changes their reply may move them.
 * @param hadDeclined whether a person had declined in the plan from which the change was made
 */
export const declinedSince = (
  { moved, attendeesChanged }: PlanChange,
  hadDeclined: (attendeeId: string) => boolean,
  plan: ActivePlan,
): Obstacle[] => {
  const replied = new Set(
    attendeesChanged.flatMap(({ attendeeId, reply }) => (reply ? [attendeeId] : [])),
  );
  return moved.flatMap(({ attendeeId: id, from, to }): Obstacle[] => {
    if (from.in !== 'pool' || to.in === 'pool' || replied.has(id)) return [];
    return hasDeclined(plan, id) && !hadDeclined(id) ? [{ kind: 'attendee', id }] : [];
  });
};
