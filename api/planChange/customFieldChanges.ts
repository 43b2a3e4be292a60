import type { Custom, CustomValue } from '../../schema/entities/guestField.ts';
import { type CustomPatch, withCustom } from '../../schema/guestFields/customPatch.ts';
import type { AttendeeChange, PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

/**
 * The change with its custom-field values applied to the present values, so that other fields that have
 * changed since keep theirs. `obstaclesTo` finds conflicting values.
 */
export const onPresentValues = (change: PlanChange, plan: ActivePlan): PlanChange =>
  change.attendeesChanged.some(({ person }) => person?.after.custom !== undefined)
    ? { ...change, attendeesChanged: change.attendeesChanged.map((one) => rebased(one, plan)) }
    : change;

const rebased = (change: AttendeeChange, { attendees }: ActivePlan): AttendeeChange => {
  const { person, attendeeId } = change;
  const now = attendees.get(attendeeId)?.person.custom ?? null;
  if (person?.after.custom === undefined) return change;
  const { before, after } = person;
  const patch = patchOf(before.custom ?? null, after.custom ?? null);
  const isAsWas = Object.keys(patch).every((id) => valueIn(now, id) === valueIn(before.custom, id));
  if (!isAsWas) return change;
  return {
    ...change,
    person: {
      before: { ...before, custom: now },
      after: { ...after, custom: withCustom(now, patch) },
    },
  };
};

const valueIn = (custom: Custom | null | undefined, id: string): CustomValue | null =>
  custom?.[id] ?? null;

/** The values of `after` that differ from `before`. */
const patchOf = (before: Custom | null, after: Custom | null): CustomPatch =>
  Object.fromEntries(
    Object.keys({ ...before, ...after })
      .filter((id) => valueIn(before, id) !== valueIn(after, id))
      .map((id) => [id, valueIn(after, id)]),
  );
