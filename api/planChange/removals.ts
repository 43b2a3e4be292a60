import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { isNoChange, wholeAttendee } from './diff.ts';

/** Whether a change only removes several people, as the undo of an import does. */
export const removesPeopleOnly = (change: PlanChange): boolean =>
  change.attendeesRemoved.length > 1 && isNoChange({ ...change, attendeesRemoved: [] });

/** The change with its removed people as they are now, without those who have left already. */
export const withPeopleAsTheyAre = (change: PlanChange, { attendees }: ActivePlan): PlanChange => ({
  ...change,
  attendeesRemoved: change.attendeesRemoved.flatMap(({ attendeeId }) => {
    const now = attendees.get(attendeeId);
    return now ? [wholeAttendee(attendeeId, now)] : [];
  }),
});
