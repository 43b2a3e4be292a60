import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { EventDetails } from '../../schema/planFacts.ts';
import {
  barStands,
  comes,
  details,
  dinnerPlanned,
  eventId,
  given,
  guest,
  miraSeatedAtOne,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { mergeOfList } from '../../tests/harness/mergedList.ts';
import { noChange } from '../planChange/diff.ts';
import type { EventPlanCommand } from './commands.ts';
import { emptyPlan } from './state.ts';

const ownerId = 'organiser';
const create = (given: Partial<EventDetails> = {}) => ({
  type: 'CreateEventPlan' as const,
  eventId,
  ownerId,
  details: { ...details, ...given },
});
const edit = (changes: Partial<EventDetails>) => ({
  type: 'EditEventPlan' as const,
  eventId,
  changes,
});
const deletion = { type: 'DeleteEventPlan' as const, eventId };
const deleted = {
  type: 'EventPlanDeleted' as const,
  data: { eventId, ownerId, details },
};

const evening = '2026-05-01T18:00:00.000Z';
const night = '2026-05-01T23:00:00.000Z';
const endBeforeStart = {
  message: 'The end must not be before the start',
  issues: [{ path: 'endDate', message: 'The end must not be before the start' }],
};

describe('CreateEventPlan', () => {
  it('creates an event without people and tables', () => {
    const creating = given([]).when(create({ startDate: evening, endDate: night }));
    const planned = { ...details, startDate: evening, endDate: night };
    creating.gives([{ type: 'EventPlanCreated', data: { eventId, ownerId, details: planned } }]);
    const plan = standing(creating.leaves());
    expect(plan).toMatchObject({ eventId, ownerId, details: planned });
    expect([plan.attendees.size, plan.tables.size, plan.seats.size]).toEqual([0, 0, 0]);
  });

  it('accepts an end equal to the start', () => {
    expect(
      given([])
        .when(create({ startDate: evening, endDate: evening }))
        .events(),
    ).toHaveLength(1);
  });

  it('refuses an end before the start, in any time zone', () => {
    given([])
      .when(create({ startDate: night, endDate: evening }))
      .refuses('BAD_INPUT', endBeforeStart);
    given([])
      .when(create({ startDate: evening, endDate: '2026-05-01T19:30:00+02:00' }))
      .refuses('BAD_INPUT', endBeforeStart);
  });

  it('records nothing for an existing event, and does not restore a deleted one', () => {
    given([dinnerPlanned])
      .when(create({ name: 'Another' }))
      .gives([]);
    given([dinnerPlanned, deleted]).when(create()).gives([]);
  });
});

describe('EditEventPlan', () => {
  it('records only the changed fields, with their previous values', () => {
    const editing = given(miraSeatedAtOne).when(
      edit({ name: 'Summer dinner', status: 'active', maxAttendees: 80, isPublic: true }),
    );
    editing.gives([
      {
        type: 'EventPlanEdited',
        data: {
          eventId,
          ownerId,
          before: { name: 'Spring dinner', maxAttendees: null, isPublic: false },
          after: { name: 'Summer dinner', maxAttendees: 80, isPublic: true },
        },
      },
    ]);
    const after = standing(editing.leaves());
    expect(after.details).toEqual({
      ...details,
      name: 'Summer dinner',
      maxAttendees: 80,
      isPublic: true,
    });
    expect(after.seats.get('garden-1')?.attendeeId).toBe('mira');
  });

  it('clears what is given as null, and leaves what is not given', () => {
    const [named] = given([dinnerPlanned])
      .when(edit({ location: 'Harbour', description: 'Black tie' }))
      .events();
    if (!named) throw new Error('it is edited');
    given([dinnerPlanned, named])
      .when(edit({ location: null, description: undefined }))
      .gives([
        {
          type: 'EventPlanEdited',
          data: { eventId, ownerId, before: { location: 'Harbour' }, after: { location: null } },
        },
      ]);
  });

  it('records nothing if nothing would change', () => {
    given([dinnerPlanned]).when(edit(details)).gives([]);
    given([dinnerPlanned]).when(edit({})).gives([]);
  });

  it('checks a new end against the present start, and a new start against the present end', () => {
    const [dated] = given([dinnerPlanned])
      .when(edit({ startDate: evening, endDate: night }))
      .events();
    if (!dated) throw new Error('it is edited');
    const standingDates = given([dinnerPlanned, dated]);
    standingDates
      .when(edit({ endDate: '2026-04-30T18:00:00.000Z' }))
      .refuses('BAD_INPUT', endBeforeStart);
    standingDates
      .when(edit({ startDate: '2026-05-02T18:00:00.000Z' }))
      .refuses('BAD_INPUT', endBeforeStart);
    expect(
      standingDates.when(edit({ startDate: '2026-05-02T18:00:00.000Z', endDate: null })).events(),
    ).toHaveLength(1);
  });
});

describe('DeleteEventPlan', () => {
  it('deletes the event with everything in it', () => {
    const deleting = given(miraSeatedAtOne).when(deletion);
    deleting.gives([deleted]);
    expect(deleting.leaves()).toEqual({ status: 'deleted', eventId, ownerId });
  });

  it('is final: later events in the log change nothing', () => {
    const { state } = given([...miraSeatedAtOne, deleted, comes('olle'), tableStands('hall', 4)]);
    expect(state).toEqual({ status: 'deleted', eventId, ownerId });
  });
});

const nothingSaved = { arrangementId: 'arrangement', name: 'Draft', tables: [] };

/** One command of each type. A new type without an entry here does not compile. */
const anyOther: {
  [T in Exclude<EventPlanCommand['type'], 'CreateEventPlan'>]: Extract<
    EventPlanCommand,
    { type: T }
  >;
} = {
  EditEventPlan: edit({ name: 'Late' }),
  DeleteEventPlan: deletion,
  UndoStep: { type: 'UndoStep', eventId, of: 'step', change: noChange, inTurn: true },
  RedoStep: { type: 'RedoStep', eventId, of: 'step', change: noChange, inTurn: false },
  RestoreMoment: {
    type: 'RestoreMoment',
    eventId,
    revision: 0,
    asOf: '2026-05-01T18:00:00.000Z',
    moment: emptyPlan(eventId, ownerId, details),
  },
  AddAttendee: { type: 'AddAttendee', eventId, attendee: guest('Olle'), held: false },
  ImportAttendees: {
    type: 'ImportAttendees',
    eventId,
    source: 'csv',
    attendees: [guest('Olle')],
  },
  EditAttendee: {
    type: 'EditAttendee',
    eventId,
    attendeeId: 'mira',
    changes: { isCheckedIn: true },
  },
  DeleteAttendee: { type: 'DeleteAttendee', eventId, attendeeId: 'mira' },
  EraseAttendee: { type: 'EraseAttendee', eventId, attendeeId: 'mira' },
  CheckInAttendee: { type: 'CheckInAttendee', eventId, attendeeId: 'mira' },
  CheckOutAttendee: { type: 'CheckOutAttendee', eventId, attendeeId: 'mira' },
  HoldAttendee: { type: 'HoldAttendee', eventId, attendeeId: 'mira', reason: null },
  ReleaseAttendee: { type: 'ReleaseAttendee', eventId, attendeeId: 'mira' },
  PinAttendee: { type: 'PinAttendee', eventId, attendeeId: 'mira' },
  UnpinAttendee: { type: 'UnpinAttendee', eventId, attendeeId: 'mira' },
  AddTable: { type: 'AddTable', eventId, name: 'Hall', capacity: 4, layout: 'circular' },
  AddTables: {
    type: 'AddTables',
    eventId,
    groups: [{ count: 2, layout: 'circular', capacity: 8, name: 'Table {n}' }],
  },
  EditTable: { type: 'EditTable', eventId, tableId: 'garden', changes: { name: 'Terrace' } },
  ResizeTable: { type: 'ResizeTable', eventId, tableId: 'garden', capacity: 6 },
  SetEndSeats: { type: 'SetEndSeats', eventId, tableId: 'garden', endSeats: false },
  MoveTable: {
    type: 'MoveTable',
    eventId,
    tableId: 'garden',
    place: { x: 300, y: 0, rotation: 0 },
  },
  MoveTables: {
    type: 'MoveTables',
    eventId,
    moves: [{ tableId: 'garden', place: { x: 300, y: 0 } }],
  },
  ArrangeTables: { type: 'ArrangeTables', eventId, tableIds: ['garden'], how: 'rows' },
  DeleteTables: { type: 'DeleteTables', eventId, tableIds: ['garden'] },
  DeleteTable: { type: 'DeleteTable', eventId, tableId: 'garden' },
  PlaceFloorObject: {
    type: 'PlaceFloorObject',
    eventId,
    kind: 'stage',
    name: 'Stage',
    place: { x: 0, y: -400, rotation: 0 },
  },
  ChangeFloorObject: {
    type: 'ChangeFloorObject',
    eventId,
    objectId: 'bar',
    changes: { name: 'Long bar' },
  },
  RemoveFloorObject: { type: 'RemoveFloorObject', eventId, objectId: 'bar' },
  SetRoomOutline: { type: 'SetRoomOutline', eventId, outline: null },
  SetBackground: { type: 'SetBackground', eventId, background: null },
  AssignSeat: {
    type: 'AssignSeat',
    eventId,
    seatId: 'garden-2',
    attendeeId: 'ada',
    ifTaken: 'REFUSE',
  },
  UnassignSeat: { type: 'UnassignSeat', eventId, seatId: 'garden-1' },
  SwapSeats: { type: 'SwapSeats', eventId, seatId: 'garden-1', otherSeatId: 'garden-1' },
  AutoAssignSeats: { type: 'AutoAssignSeats', eventId },
  TakeSeatingProposal: {
    type: 'TakeSeatingProposal',
    eventId,
    proposalId: 'proposal',
    moves: [['ada', null, 'garden-2']],
    budget: null,
    without: [],
    whatStillFits: false,
  },
  SeatTogether: { type: 'SeatTogether', eventId, tableId: 'garden', attendeeIds: ['ada'] },
  HoldTogether: { type: 'HoldTogether', eventId, attendeeIds: ['ada'], reason: null },
  ReturnToPool: { type: 'ReturnToPool', eventId, attendeeIds: ['ada'] },
  EditPeople: { type: 'EditPeople', eventId, edits: [{ attendeeId: 'ada', changes: {} }] },
  AddPlusOnes: { type: 'AddPlusOnes', eventId, attendeeId: 'ada', count: 1 },
  SetMenu: { type: 'SetMenu', eventId, courses: [{ name: 'Main', options: [] }] },
  SetFields: { type: 'SetFields', eventId, fields: [] },
  DefineField: {
    type: 'DefineField',
    eventId,
    field: { name: 'Bus', kind: 'text', choices: [] },
  },
  ChangeField: { type: 'ChangeField', eventId, fieldId: 'hotel', name: 'Inn' },
  RetireField: { type: 'RetireField', eventId, fieldId: 'hotel' },
  ReplyFor: { type: 'ReplyFor', eventId, attendeeIds: ['ada'], reply: 'yes' },
  MergeGuestList: mergeOfList(emptyPlan(eventId, 'organiser', details), {
    rows: [{ name: 'New' }],
  }),
  AddSeatingRule: { type: 'AddSeatingRule', eventId, rule: { kind: 'Balance', weight: 2 } },
  ChangeSeatingRule: {
    type: 'ChangeSeatingRule',
    eventId,
    ruleId: 'balance',
    rule: { kind: 'Balance', weight: 3 },
  },
  RemoveSeatingRule: { type: 'RemoveSeatingRule', eventId, ruleId: 'balance' },
  ApplyRulePreset: { type: 'ApplyRulePreset', eventId, preset: 'clientDinner' },
  PickSeatingPreference: {
    type: 'PickSeatingPreference',
    eventId,
    people: ['mira', 'ada'],
    preference: 'likes',
  },
  ApplyArrangement: { type: 'ApplyArrangement', eventId, ...nothingSaved },
  UseTemplate: { type: 'UseTemplate', eventId, ...nothingSaved, names: new Map() },
};

const withBalance = [
  ...miraSeatedAtOne,
  {
    type: 'FieldDefined',
    data: { eventId, place: 0, fieldId: 'hotel', name: 'Hotel', kind: 'text', choices: [] },
  } satisfies EventPlanEvent,
  {
    type: 'SeatingRuleAdded',
    data: { eventId, ruleId: 'balance', order: 0, rule: { kind: 'Balance', weight: 2 } },
  } as const,
];

describe.each(Object.values(anyOther))('$type', (command) => {
  const notFound = { message: 'Event not found' };

  it('is decided while the event exists', () => {
    expect(() =>
      given([...withBalance, barStands])
        .when(command)
        .events(),
    ).not.toThrow();
  });

  it('finds no event before its creation or after its deletion', () => {
    given([...miraSeatedAtOne, deleted])
      .when(command)
      .refuses('EVENT_NOT_FOUND', notFound);
    given([]).when(command).refuses('EVENT_NOT_FOUND', notFound);
  });
});
