import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { wholeAttendee } from './diff.ts';

/** Whether a change only removes several people, as the undo of an import does. */
export const removesPeopleOnly = ({ details, attendeesRemoved, ...lists }: PlanChange): boolean =>
  details === null &&
  attendeesRemoved.length > 1 &&
  Object.values(lists).every((list) => list.length === 0);

/** The change with its removed people as they are now, without those who have left already. */
export const withPeopleAsTheyAre = (change: PlanChange, { attendees }: ActivePlan): PlanChange => ({
  ...change,
  attendeesRemoved: change.attendeesRemoved.flatMap(({ attendeeId }) => {
    const now = attendees.get(attendeeId);
    return now ? [wholeAttendee(attendeeId, now)] : [];
  }),
});
