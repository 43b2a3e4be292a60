import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { GuestField } from '../../schema/entities/guestField.ts';
import { customOn } from '../../schema/guestFields/guestFields.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { PlanDecisions } from '../eventPlans/handlers.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import { refusalNaming } from '../eventPlans/listedNames.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { isSame } from '../planChange/diff.ts';
import type { FieldInput, GuestFieldCommand } from './commands.ts';
import { refuseMalformed, withIds } from './wanted.ts';

type Events = Decided<EventPlanEvent>[];

const changedMeanwhile = () =>
  new Refusal(
    'CONFLICT',
    'Somebody else has changed these fields in the meantime. Open them again to continue.',
  );

const fieldIn = (fields: readonly GuestField[], fieldId: string): GuestField => {
  const found = fields.find((field) => field.fieldId === fieldId);
  if (!found) throw new Refusal('FIELD_NOT_FOUND', 'The event has no such field');
  return found;
};

/** The fields including one that is new, changed or moved. */
const placedAt = <Field extends { fieldId?: string | null }>(
  fields: readonly Field[],
  field: Field,
  place: number,
): Field[] => {
  const others = fields.filter(({ fieldId }) => fieldId !== field.fieldId);
  return [...others.slice(0, place), field, ...others.slice(place)];
};

/** The events that turn the present fields into these, in order. */
const eventsTo = (after: readonly GuestField[], plan: ActivePlan, clear: boolean): Events => {
  const { eventId } = plan;
  const stay = new Set(after.map(({ fieldId }) => fieldId));
  const whoLoses = losersOf(plan, after);
  const choosing = whoLoses((fieldId) => stay.has(fieldId));
  if (choosing.length > 0 && !clear) throw chosen(plan, choosing);
  const cleared = (fieldId: string) => {
    const people = whoLoses((id) => id === fieldId);
    return people.length > 0 ? { cleared: people } : {};
  };
  const events: Events = [];
  let now = [...plan.fields];
  for (const field of plan.fields)
    if (!stay.has(field.fieldId)) {
      const data = { eventId, place: now.indexOf(field), ...field, ...cleared(field.fieldId) };
      events.push({ type: 'FieldRetired', data });
      now = now.filter((one) => one !== field);
    }
  for (const [place, field] of after.entries()) {
    const { fieldId, name, choices } = field;
    const at = now.findIndex((one) => one.fieldId === fieldId);
    const was = now[at];
    if (!was) events.push({ type: 'FieldDefined', data: { eventId, place, ...field } });
    else if (at !== place || !isSame(was, field)) {
      const before = { name: was.name, choices: was.choices, place: at };
      const data = { eventId, fieldId, before, after: { name, choices, place } };
      events.push({ type: 'FieldChanged', data: { ...data, ...cleared(fieldId) } });
    }
    now = placedAt(now, field, place);
  }
  return events;
};

/** The people with a value that these fields do not allow. */
const losersOf = ({ attendees }: ActivePlan, after: readonly GuestField[]) => {
  const losing = [...attendees].flatMap(([attendeeId, { person }]) => {
    const left = customOn(after, person.custom);
    if (left === person.custom) return [];
    const fieldIds = Object.keys(person.custom ?? {}).filter((id) => !(id in (left ?? {})));
    return [{ attendeeId, fieldIds }];
  });
  return (isRequested: (fieldId: string) => boolean): string[] =>
    losing.flatMap(({ attendeeId, fieldIds }) => (fieldIds.some(isRequested) ? [attendeeId] : []));
};

const chosen = (plan: ActivePlan, ids: readonly string[]) =>
  refusalNaming('CHOICE_CHOSEN', plan, ids, {
    one: 'has a choice that would go',
    several: 'have choices that would go',
  });

/** @param wanted the fields that the event should have */
const decided = (
  wanted: readonly FieldInput[],
  plan: ActivePlan,
  context: DecisionContext,
  clear = false,
): Events => {
  refuseTooMany('custom fields', wanted.length);
  refuseMalformed(wanted, plan.fields);
  return eventsTo(withIds(wanted, context), plan, clear);
};

/**
 * Defines, changes and retires the custom fields of an event. Retiring a field removes its values from
 * people, and undo restores them. A choice that somebody has can be removed only with `clear`.
 * @throws Refusal FIELD_NOT_FOUND; BAD_INPUT, see `refuseMalformed`; LIMIT_REACHED; CONFLICT if the
 * fields have changed since `before`; CHOICE_CHOSEN with `details.people`
 */
export const guestFieldDecisions: PlanDecisions<GuestFieldCommand> = {
  SetFields: ({ fields, before, clear }, plan, context) => {
    if (before && !isSame(before, plan.fields)) throw changedMeanwhile();
    return decided(fields, plan, context, clear);
  },
  DefineField: ({ field }, plan, context) => decided([...plan.fields, field], plan, context),
  ChangeField: ({ fieldId, name, choices, place, clear }, plan, context) => {
    const field = fieldIn(plan.fields, fieldId);
    const changed = { ...field, ...(name && { name }), ...(choices && { choices }) };
    const at = place ?? plan.fields.indexOf(field);
    return decided(placedAt(plan.fields, changed, at), plan, context, clear);
  },
  RetireField: ({ fieldId }, plan, context) => {
    const gone = fieldIn(plan.fields, fieldId);
    return decided(
      plan.fields.filter((field) => field !== gone),
      plan,
      context,
    );
  },
};
