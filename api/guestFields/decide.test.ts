import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { Custom, GuestField } from '../../schema/entities/guestField.ts';
import { limits } from '../../schema/limits.ts';
import {
  comes,
  dinnerPlanned,
  eventId,
  given,
  guest,
  personNamed,
  standing,
} from '../../tests/harness/dinners.ts';
import type { FieldInput } from './commands.ts';

const grand = { choiceId: 'grand', name: 'Grand' };
const plaza = { choiceId: 'plaza', name: 'Plaza' };
const hotel: GuestField = {
  fieldId: 'hotel',
  name: 'Hotel',
  kind: 'choice',
  choices: [grand, plaza],
};
const field = (fieldId: string, kind: GuestField['kind']): GuestField => ({
  fieldId,
  name: fieldId,
  kind,
  choices: [],
});
const bus = field('bus', 'yesNo');

const defined = (...fields: GuestField[]): EventPlanEvent[] =>
  fields.map((one, place) => ({ type: 'FieldDefined', data: { eventId, place, ...one } }));
const has = (attendeeId: string, custom: Custom): EventPlanEvent => ({
  type: 'AttendeeEdited',
  data: { eventId, attendeeId, person: { before: { custom: null }, after: { custom } } },
});
const setFields = (fields: FieldInput[], clear?: boolean) => ({
  type: 'SetFields' as const,
  eventId,
  fields,
  ...(clear !== undefined && { clear }),
});

const planned = [dinnerPlanned, comes('mira'), comes('ada')];
const filled = [
  ...planned,
  ...defined(hotel, bus),
  has('mira', { bus: true, hotel: 'grand' }),
  has('ada', { hotel: 'plaza' }),
];
const customIn = (events: EventPlanEvent[], attendeeId: string) =>
  standing(given(events).state).attendees.get(attendeeId)?.person.custom;
const planAfter = (command: Parameters<ReturnType<typeof given>['when']>[0], events = filled) =>
  standing(given(events).when(command).leaves());

describe('custom fields of an event', () => {
  it('are added after the existing ones, with ids', () => {
    given([...planned, ...defined(bus)])
      .when({
        type: 'DefineField',
        eventId,
        field: { name: 'Hotel', kind: 'choice', choices: [{ name: 'Grand' }] },
      })
      .gives([
        {
          type: 'FieldDefined',
          data: {
            eventId,
            place: 1,
            fieldId: 'new-0',
            name: 'Hotel',
            kind: 'choice',
            choices: [{ choiceId: 'new-1', name: 'Grand' }],
          },
        },
      ]);
  });

  it('are set as a whole: retired, changed, moved and added in one step', () => {
    const inn = { ...hotel, name: 'Inn' };
    const wanted = [{ name: 'Arrives', kind: 'date' as const, choices: [] }, inn];
    const setting = given(filled).when(setFields(wanted));
    expect(setting.events().map(({ type }) => type)).toEqual([
      'FieldRetired',
      'FieldDefined',
      'FieldChanged',
    ]);
    expect(standing(setting.leaves()).fields).toEqual([
      { fieldId: 'new-0', name: 'Arrives', kind: 'date', choices: [] },
      inn,
    ]);
  });

  it('can be reordered', () => {
    const third = field('rank', 'number');
    const plan = planAfter(setFields([third, bus, hotel]), [
      ...planned,
      ...defined(hotel, bus, third),
    ]);
    expect(plan.fields).toEqual([third, bus, hotel]);
    expect(planAfter({ type: 'ChangeField', eventId, fieldId: 'bus', place: 0 }).fields).toEqual([
      bus,
      hotel,
    ]);
  });

  it('record nothing if nothing would change', () => {
    given(filled)
      .when(setFields([hotel, bus]))
      .gives([]);
    given(filled).when({ type: 'ChangeField', eventId, fieldId: 'bus', name: 'bus' }).gives([]);
  });

  it("are retired with people's values, naming who had one", () => {
    const retiring = given(filled).when({ type: 'RetireField', eventId, fieldId: 'hotel' });
    expect(retiring.events()).toMatchObject([
      { type: 'FieldRetired', data: { fieldId: 'hotel', cleared: ['mira', 'ada'] } },
    ]);
    const { attendees, fields } = standing(retiring.leaves());
    expect(fields).toEqual([bus]);
    expect(attendees.get('mira')?.person.custom).toEqual({ bus: true });
    expect(attendees.get('ada')?.person.custom).toBeNull();
  });

  it('keep a choice that somebody has made, unless asked to clear it', () => {
    const without = (clear?: boolean) => setFields([{ ...hotel, choices: [plaza] }, bus], clear);
    given(filled)
      .when(without())
      .refuses('CHOICE_CHOSEN', {
        details: { people: [{ attendeeId: 'mira', name: 'mira' }], count: 1 },
      });
    const plan = planAfter(without(true));
    expect(plan.attendees.get('mira')?.person.custom).toEqual({ bus: true });
    expect(plan.attendees.get('ada')?.person.custom).toEqual({ hotel: 'plaza' });
  });

  it('need no confirmation when a choice is renamed, moved or added', () => {
    const choices = [plaza, { ...grand, name: 'Grand Hotel' }, { name: 'Inn' }];
    const plan = planAfter({ type: 'ChangeField', eventId, fieldId: 'hotel', choices });
    expect(plan.attendees.get('mira')?.person.custom).toEqual({ bus: true, hotel: 'grand' });
  });

  it('are not overwritten if somebody else has changed them meanwhile', () => {
    given(filled)
      .when({ ...setFields([hotel]), before: [hotel] })
      .refuses('CONFLICT');
    given(filled)
      .when({ ...setFields([hotel]), before: [hotel, bus] })
      .leaves();
  });

  it.each<[string, FieldInput[], string]>([
    ['two of one name', [bus, { name: 'BUS ', kind: 'text', choices: [] }], 'fields.1.name'],
    ['one twice', [bus, { ...bus, name: 'Other' }], 'fields.1.name'],
    ['one that is not there', [{ ...bus, fieldId: 'gone' }], 'fields.0.fieldId'],
    ['another kind', [{ ...bus, kind: 'text' }], 'fields.0.kind'],
    ['choices of a text', [{ name: 'New', kind: 'text', choices: [grand] }], 'fields.0.choices'],
    ['a choice among none', [{ name: 'New', kind: 'choice', choices: [] }], 'fields.0.choices'],
    [
      'two choices of one name',
      [{ ...hotel, choices: [grand, { name: 'GRAND' }] }],
      'fields.0.choices.1.name',
    ],
    [
      'a choice of another field',
      [{ ...hotel, choices: [{ choiceId: 'bus', name: 'Bus' }] }],
      'fields.0.choices.0.choiceId',
    ],
  ])('refuse %s', (_what, fields, path) => {
    given(filled)
      .when(setFields(fields))
      .refuses('BAD_INPUT', {
        issues: expect.arrayContaining([expect.objectContaining({ path })]),
      });
  });

  it('are limited to 30, and in text so that a change fits one append', () => {
    const many = Array.from({ length: limits.guestFields }, (_, n) => field(`f${n}`, 'text'));
    given([...planned, ...defined(...many)])
      .when({ type: 'DefineField', eventId, field: { name: 'x', kind: 'text', choices: [] } })
      .refuses('LIMIT_REACHED');
    const long = many.slice(0, 5).map(
      (one, n): FieldInput => ({
        name: one.name,
        kind: 'choice',
        choices: Array.from({ length: 50 }, (_, m) => ({ name: `${n} ${m} `.padEnd(100, 'x') })),
      }),
    );
    given(planned)
      .when(setFields(long))
      .refuses('BAD_INPUT', { issues: [expect.objectContaining({ path: 'fields' })] });
  });

  it.each(['ChangeField', 'RetireField'] as const)('exist for %s', (type) => {
    given(filled).when({ type, eventId, fieldId: 'gone', name: 'New' }).refuses('FIELD_NOT_FOUND');
  });
});

describe("guests' values in custom fields", () => {
  const kinds = ['text', 'number', 'yesNo', 'date'] as const;
  const all = [...planned, ...defined(hotel, ...kinds.map((kind) => field(kind, kind)))];
  const edit = (custom: Record<string, string | number | boolean | null> | null) => ({
    type: 'EditAttendee' as const,
    eventId,
    attendeeId: 'mira',
    changes: { person: { custom } },
  });

  it('are checked by kind', () => {
    const custom = { date: '2028-02-29', hotel: 'grand', number: -0.5, text: 'x', yesNo: false };
    expect(planAfter(edit(custom), all).attendees.get('mira')?.person.custom).toEqual(custom);
  });

  it.each<[string, Record<string, string | number | boolean>]>([
    ['text', { text: 5 }],
    ['text', { text: 'x'.repeat(1001) }],
    ['number', { number: '5' }],
    ['yesNo', { yesNo: 'yes' }],
    ['hotel', { hotel: 'Grand' }],
    ['hotel', { hotel: 'constructor' }],
    ['date', { date: '2027-02-29' }],
    ['date', { date: '2027-2-3' }],
    ['date', { date: '0001-01-01' }],
    ['gone', { gone: 'x' }],
    ['constructor', { constructor: 'x' } as never],
  ])('are refused if the field %s does not accept them: %j', (fieldId, custom) => {
    given(all)
      .when(edit(custom))
      .refuses('BAD_INPUT', { issues: [expect.objectContaining({ path: `custom.${fieldId}` })] });
  });

  it('are refused in a retired field', () => {
    given([
      ...all,
      { type: 'FieldRetired', data: { eventId, place: 0, ...hotel } } as EventPlanEvent,
    ])
      .when(edit({ hotel: 'grand' }))
      .refuses('BAD_INPUT', { issues: [expect.objectContaining({ path: 'custom.hotel' })] });
  });

  it('change field by field, and are cleared by null', () => {
    expect(customIn(filled, 'mira')).toEqual({ bus: true, hotel: 'grand' });
    const custom = (change: Parameters<typeof edit>[0]) =>
      planAfter(edit(change)).attendees.get('mira')?.person.custom;
    expect(custom({ hotel: 'plaza' })).toEqual({ bus: true, hotel: 'plaza' });
    expect(custom({ hotel: null })).toEqual({ bus: true });
    expect(custom({ hotel: null, bus: null })).toBeNull();
    expect(custom(null)).toBeNull();
    given(filled)
      .when(edit({ bus: true }))
      .gives([]);
  });

  it('are refused for new guests and for many, by their place in the list', () => {
    const olle = { ...guest('Olle'), person: { ...personNamed('Olle'), custom: { bus: 'no' } } };
    given(filled)
      .when({ type: 'AddAttendee', eventId, attendee: olle, held: false })
      .refuses('BAD_INPUT', { issues: [expect.objectContaining({ path: 'custom.bus' })] });
    given(filled)
      .when({ type: 'ImportAttendees', eventId, source: 'api', attendees: [guest('Pia'), olle] })
      .refuses('BAD_INPUT', {
        issues: [expect.objectContaining({ path: 'custom.bus', index: 1 })],
      });
    given(filled)
      .when({
        type: 'EditPeople',
        eventId,
        edits: [
          { attendeeId: 'mira', changes: { person: { custom: { bus: false } } } },
          { attendeeId: 'ada', changes: { person: { custom: { bus: 'no' } } } },
        ],
      })
      .refuses('BAD_INPUT', {
        issues: [expect.objectContaining({ path: 'custom.bus', index: 1 })],
      });
  });
});
