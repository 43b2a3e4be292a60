import type { AttendeeCommand } from '../../../api/attendees/commands.ts';
import type { ActivePlan } from '../../../api/eventPlans/state.ts';
import type { FieldInput, GuestFieldCommand } from '../../../api/guestFields/commands.ts';
import type { CustomValue, GuestField } from '../../../schema/entities/guestField.ts';
import { type FieldKind, fieldKinds } from '../../../schema/guestFields/fieldKinds.ts';
import { pick, type RandomCommands } from './named.ts';

const newField = (a: number, b: number) => {
  const kind = fieldKinds[a % fieldKinds.length] ?? 'text';
  const choices = kind === 'choice' ? [{ name: 'one' }, { name: 'two' }] : [];
  return { name: `new ${a} ${b}`, kind, choices };
};

const someField = ({ fields }: ActivePlan, n: number): string =>
  pick(
    fields.map(({ fieldId }) => fieldId),
    n,
  );

/** The custom fields without some field and some choice, with new ones, and in another order. */
const fieldsWanted = ({ fields }: ActivePlan, a: number, b: number, c: number): FieldInput[] => {
  const kept = fields.slice(c % 4 === 0 ? 1 : 0).map((field, n) => ({
    ...field,
    ...(c % 3 === 0 && { name: `field ${a}.${n}` }),
    choices: [
      ...field.choices.slice(field.choices.length > 1 ? b % 2 : 0),
      ...(field.kind === 'choice' && b % 3 === 0 ? [{ name: `choice ${a} ${b}` }] : []),
    ].slice(0, 4),
  }));
  const all = c % 3 || kept.length > 4 ? kept : [...kept, newField(a, b)];
  return b % 5 ? all : all.toReversed();
};

const someValue = ({ kind, choices }: GuestField, n: number): CustomValue => {
  const ofKind: Record<FieldKind, CustomValue> = {
    text: `text ${n}`,
    number: n - 0.5,
    yesNo: n % 2 === 0,
    choice: choices[n % Math.max(1, choices.length)]?.choiceId ?? '',
    date: `2027-03-${String(10 + (n % 20))}`,
  };
  return ofKind[kind];
};

/** Values for some fields, and none for others. */
const customOf = ({ fields }: ActivePlan, a: number, b: number) =>
  Object.fromEntries(
    fields
      .filter((_, n) => (a + n) % 3)
      .map((field, n) => [field.fieldId, (b + n) % 4 ? someValue(field, a + n) : null]),
  );

export const guestFieldCommands = {
  setFields: ({ eventId, plan, a, b, c }) => ({
    type: 'SetFields',
    eventId,
    fields: fieldsWanted(plan, a, b, c),
    clear: c % 2 === 0,
  }),
  defineField: ({ eventId, a, b }) => ({ type: 'DefineField', eventId, field: newField(a, b) }),
  changeField: ({ eventId, plan, a, b, c }) => {
    const fieldId = someField(plan, a);
    const choices = plan.fields.find((field) => field.fieldId === fieldId)?.choices ?? [];
    return {
      type: 'ChangeField',
      eventId,
      fieldId,
      ...(c % 2 && { name: `field ${b}` }),
      ...(c % 3 && { place: b % 4 }),
      ...(choices.length > 0 && {
        choices: [...choices.slice(b % 2), { name: `choice ${a} ${b}` }],
      }),
      clear: c % 4 === 0,
    };
  },
  retireField: ({ eventId, plan, a }) => ({
    type: 'RetireField',
    eventId,
    fieldId: someField(plan, a),
  }),
  fillIn: ({ person, plan, a, b, c }) => ({
    type: 'EditAttendee',
    ...person,
    changes: { person: { custom: c % 5 ? customOf(plan, a, b) : null } },
  }),
} satisfies RandomCommands<GuestFieldCommand | AttendeeCommand>;
