import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { isNoChange, wholeAttendee } from './diff.ts';

/** Whether a change only removes several people, and rules with them, as the undo of an import does. */
export const removesPeopleOnly = (change: PlanChange): boolean =>
  change.attendeesRemoved.length > 1 &&
  isNoChange({ ...change, attendeesRemoved: [], rulesRemoved: [] });

/** The change with the present state of the things it removes, without those that are gone already. */
export const withRemovedAsTheyAre = (
  change: PlanChange,
  { attendees, rules }: ActivePlan,
): PlanChange => ({
  ...change,
  attendeesRemoved: change.attendeesRemoved.flatMap(({ attendeeId }) => {
    const now = attendees.get(attendeeId);
    return now ? [wholeAttendee(attendeeId, now)] : [];
  }),
  rulesRemoved: change.rulesRemoved.flatMap(({ ruleId }) => {
    const now = rules.get(ruleId);
    return now ? [{ ruleId, ...now }] : [];
  }),
});
