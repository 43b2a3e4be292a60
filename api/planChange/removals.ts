import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { wholeAttendee } from './diff.ts';

/** An import taken back: several people go, and nothing else. */
export const removesPeopleOnly = ({ details, attendeesRemoved, ...lists }: PlanChange): boolean =>
  details === null &&
  attendeesRemoved.length > 1 &&
  Object.values(lists).every((list) => list.length === 0);

/** The same people as far as they are there, each as they are now. */
export const withPeopleAsTheyAre = (change: PlanChange, { attendees }: ActivePlan): PlanChange => ({
  ...change,
  attendeesRemoved: change.attendeesRemoved.flatMap(({ attendeeId }) => {
    const now = attendees.get(attendeeId);
    return now ? [wholeAttendee(attendeeId, now)] : [];
  }),
});
