import { fitsFields } from '../../schema/guestFields.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

/** Those who would have a value that no own field takes, once a change was applied. */
export const misfitsAfter = (change: PlanChange, plan: ActivePlan): string[] => {
  const fits = fitsFields(change.fields?.after ?? plan.fields);
  const told = new Map([
    ...change.attendeesRemoved.map(({ attendeeId }) => [attendeeId, null] as const),
    ...change.attendeesAdded.map(({ attendeeId, person }) => [attendeeId, person.custom] as const),
    ...change.attendeesChanged.flatMap(({ attendeeId, person }) =>
      person?.after.custom === undefined ? [] : [[attendeeId, person.after.custom] as const],
    ),
  ]);
  const others = change.fields
    ? [...plan.attendees].filter(([attendeeId]) => !told.has(attendeeId))
    : [];
  return [
    ...told,
    ...others.map(([attendeeId, { person }]) => [attendeeId, person.custom] as const),
  ].flatMap(([attendeeId, custom]) => (fits(custom) ? [] : [attendeeId]));
};
