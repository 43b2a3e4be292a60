import { describe, expect, it } from 'vitest';
import type { DomainEventOf } from '../../schema/domainEvents.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import { chainStart } from '../engine/hashChain.ts';
import {
  added,
  created,
  deleted,
  details,
  eventId,
  guest,
  place,
  planChangeOf,
  seated,
  seatsOf,
  tableAdded,
} from '../testing/dinner.ts';
import { history, now, organiser, project } from '../testing/project.ts';
import { historyChain, historyProjector } from './projector.ts';
import type { historySteps } from './steps.ts';

type Step = Parameters<typeof historyChain.hashOf>[1] & { hash: string };
type Fact = Parameters<typeof history>[0][number];
type State = Record<string, unknown> | null;

const steps = async (facts: readonly Fact[]) =>
  (await project(historyProjector, history(facts))).seating_history ?? [];

it('records who did what, when, and at which revision of the stream', async () => {
  expect(await steps([added('mira')])).toEqual([
    {
      id: 'event-0',
      position: '00000000000000000001',
      revision: 0,
      eventId,
      arrangementId: null,
      stepId: 'command-0',
      action: 'attendee_added',
      previousState: null,
      newState: { attendeeId: 'mira', attendeeRole: 'guest', in: 'pool' },
      performedByUserId: organiser,
      timestamp: now,
      sequence: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
});

it('links the steps of all events, in the order of the log', async () => {
  const other = { type: 'AttendeeCheckedIn', data: { eventId: 'gala', attendeeId: 'x' } } as const;
  const rows = (await steps([added('mira'), other, added('jonas')])) as unknown as Step[];
  let before = chainStart.hash;
  for (const [index, row] of rows.entries()) {
    expect(row).toMatchObject({ sequence: index + 1, hash: historyChain.hashOf(before, row) });
    before = row.hash;
  }
  expect(rows).toHaveLength(3);
});

it('gives the same hashes after personal data is gone', async () => {
  const edited = (before: string[], after: string[]): Fact => ({
    type: 'AttendeeEdited',
    data: { eventId, attendeeId: 'mira', tags: { before, after } },
  });
  const hashes = async (facts: Fact[]) => (await steps(facts)).map(({ hash }) => hash);
  const before = await hashes([edited(['vip'], ['vegan']), added('jonas')]);
  expect(await hashes([edited([], []), added('jonas')])).toEqual(before);
  expect(await hashes([edited([], []), added('anna')])).not.toEqual(before);
});

const reshaped = {
  eventId,
  tableId: 't1',
  endSeats: { before: false, after: true },
  seats: { before: seatsOf('t1', 6), after: seatsOf('t1', 8) },
  displaced: [],
};
const stage = {
  kind: 'stage' as const,
  name: 'Stage',
  shape: { type: 'point' as const },
  place: { x: 0, y: -400, rotation: 0 },
  point: null,
  isSolid: false,
};
const ofArrangement = { arrangementId: 'a1', eventId };
const mira = { attendeeId: 'mira' };
const together: SeatingRule = {
  kind: 'KeepTogether',
  who: { people: ['mira', 'jonas'] },
  hard: true,
};
const apart: SeatingRule = {
  kind: 'KeepApart',
  who: { people: ['mira'] },
  whom: { tag: 'press' },
  weight: 9,
};
const bothNamed = { ruleId: 'r1', rule: together, people: [mira, { attendeeId: 'jonas' }] };
const miraNamed = { ruleId: 'r1', rule: apart, people: [mira] };
const onSeat = { ...mira, in: 'seat', seatId: 't1-1' };

const hall: [number, number][] = [
  [0, 0],
  [900, 0],
  [900, 600],
];
const picture = {
  imageId: 'f2ca',
  width: 800,
  height: 600,
  x: 0,
  y: 0,
  cmPerPixel: 2,
  rotation: 0,
  opacity: 0.5,
};

/** Each domain event of a plan or an arrangement: its action, the state before and the state after. */
const cases: {
  [T in keyof typeof historySteps]: [DomainEventOf<T>['data'], string, State, State];
} = {
  EventPlanCreated: [created.data, 'event_plan_created', null, details],
  EventPlanEdited: [
    { eventId, ownerId: organiser, before: { name: 'A' }, after: { name: 'B' } },
    'event_plan_edited',
    { name: 'A' },
    { name: 'B' },
  ],
  EventPlanDeleted: [deleted.data, 'event_plan_deleted', details, null],
  AttendeeAdded: [
    { eventId, held: { reason: null }, ...guest('mira') },
    'attendee_added',
    null,
    { ...mira, attendeeRole: 'guest', in: 'holding' },
  ],
  AttendeeEdited: [
    {
      eventId,
      ...mira,
      tags: { before: [], after: ['vegan'] },
      guestOf: { before: null, after: 'jonas' },
      person: { before: { email: null }, after: { email: 'mira@example.com' } },
    },
    'attendee_edited',
    mira,
    { ...mira, fields: ['email', 'tags', 'guestOf'] },
  ],
  PeopleEdited: [
    {
      eventId,
      edits: [
        { ...mira, person: { before: { party: null }, after: { party: 'Northwind' } } },
        { attendeeId: 'jonas', attendeeRole: { before: 'guest', after: 'prospect' } },
      ],
    },
    'people_edited',
    { people: [mira, { attendeeId: 'jonas', attendeeRole: 'guest' }] },
    {
      people: [
        { ...mira, fields: ['party'] },
        { attendeeId: 'jonas', attendeeRole: 'prospect' },
      ],
    },
  ],
  SeatingRuleAdded: [
    { eventId, ruleId: 'r1', order: 0, rule: together },
    'seating_rule_added',
    null,
    bothNamed,
  ],
  SeatingRuleChanged: [
    { eventId, ruleId: 'r1', before: together, after: apart },
    'seating_rule_changed',
    bothNamed,
    miraNamed,
  ],
  SeatingRuleRemoved: [
    { eventId, ruleId: 'r1', rule: apart },
    'seating_rule_removed',
    miraNamed,
    null,
  ],
  AttendeeDeleted: [
    { eventId, was: { in: 'seat', seatId: 't1-1' }, isCheckedIn: true, ...guest('mira') },
    'attendee_deleted',
    { ...onSeat, attendeeRole: 'guest', isCheckedIn: true },
    null,
  ],
  AttendeeErased: [
    { eventId, ...mira, was: { in: 'seat', seatId: 't1-1' }, isCheckedIn: true },
    'attendee_erased',
    { ...onSeat, isCheckedIn: true },
    null,
  ],
  AttendeeCheckedIn: [
    { eventId, ...mira },
    'attendee_checked_in',
    { ...mira, isCheckedIn: false },
    { ...mira, isCheckedIn: true },
  ],
  AttendeePinned: [
    { eventId, ...mira, seatId: 't1-1' },
    'attendee_pinned',
    { ...onSeat, isPinned: false },
    { ...onSeat, isPinned: true },
  ],
  AttendeeUnpinned: [
    { eventId, ...mira, seatId: 't1-1' },
    'attendee_unpinned',
    { ...onSeat, isPinned: true },
    { ...onSeat, isPinned: false },
  ],
  AttendeeCheckedOut: [
    { eventId, ...mira },
    'attendee_checked_out',
    { ...mira, isCheckedIn: true },
    { ...mira, isCheckedIn: false },
  ],
  AttendeeHeld: [
    { eventId, ...mira, reason: 'private', from: { in: 'seat', seatId: 't1-1' } },
    'attendee_held',
    onSeat,
    { ...mira, in: 'holding' },
  ],
  AttendeeReleased: [
    { eventId, ...mira, was: { in: 'holding', since: now, reason: 'private' } },
    'attendee_released',
    { ...mira, in: 'holding' },
    { ...mira, in: 'pool' },
  ],
  HoldReasonChanged: [
    { eventId, ...mira, reason: { before: 'private', after: 'more so' } },
    'hold_reason_changed',
    { ...mira, in: 'holding' },
    { ...mira, in: 'holding', fields: ['holdReason'] },
  ],
  TableAdded: [
    tableAdded('t1', 6).data,
    'table_added',
    null,
    { tableId: 't1', name: 'Table t1', layout: 'rectangular', endSeats: false, place, capacity: 6 },
  ],
  TablesAdded: [
    { eventId, tables: [tableAdded('t1', 6).data, tableAdded('t2', 4).data] },
    'tables_added',
    null,
    {
      tables: [
        { tableId: 't1', name: 'Table t1' },
        { tableId: 't2', name: 'Table t2' },
      ],
      count: 2,
      first: 'Table t1',
      last: 'Table t2',
      more: { seats: 10 },
    },
  ],
  TableRenamed: [
    { eventId, tableId: 't1', before: 'A', after: 'B' },
    'table_renamed',
    { tableId: 't1', name: 'A' },
    { tableId: 't1', name: 'B' },
  ],
  TableLayoutChanged: [
    { ...reshaped, layout: { before: 'rectangular', after: 'oval' } },
    'table_layout_changed',
    { tableId: 't1', layout: 'rectangular', capacity: 6, endSeats: false },
    { tableId: 't1', layout: 'oval', capacity: 8, endSeats: true, displaced: [] },
  ],
  TableResized: [
    reshaped,
    'table_resized',
    { tableId: 't1', capacity: 6, endSeats: false },
    { tableId: 't1', capacity: 8, endSeats: true, displaced: [] },
  ],
  TableEndSeatsSwitched: [
    reshaped,
    'table_end_seats_switched',
    { tableId: 't1', capacity: 6, endSeats: false },
    { tableId: 't1', capacity: 8, endSeats: true, displaced: [] },
  ],
  TableTagged: [
    { eventId, tableId: 't1', before: [], after: ['quiet'] },
    'table_tagged',
    { tableId: 't1', tags: [] },
    { tableId: 't1', tags: ['quiet'] },
  ],
  TableMoved: [
    { eventId, tableId: 't1', before: place, after: { ...place, x: 5 } },
    'table_moved',
    { tableId: 't1', place },
    { tableId: 't1', place: { ...place, x: 5 } },
  ],
  TablesMoved: [
    { eventId, moves: [{ tableId: 't1', before: place, after: { ...place, x: 5 } }] },
    'tables_moved',
    { tables: [{ tableId: 't1', place }] },
    { tables: [{ tableId: 't1', place: { ...place, x: 5 } }], count: 1 },
  ],
  TableDeleted: [
    { ...tableAdded('t1', 6).data, displaced: [{ ...mira, seatId: 't1-1' }] },
    'table_deleted',
    {
      tableId: 't1',
      name: 'Table t1',
      layout: 'rectangular',
      endSeats: false,
      place,
      capacity: 6,
      displaced: [{ ...mira, seatId: 't1-1' }],
    },
    null,
  ],
  FloorObjectPlaced: [
    { eventId, objectId: 'o1', object: stage },
    'floor_object_placed',
    null,
    { objectId: 'o1', ...stage },
  ],
  FloorObjectChanged: [
    { eventId, objectId: 'o1', before: { name: 'Stage' }, after: { name: 'Band' } },
    'floor_object_changed',
    { objectId: 'o1', name: 'Stage' },
    { objectId: 'o1', name: 'Band' },
  ],
  FloorObjectRemoved: [
    { eventId, objectId: 'o1', object: stage },
    'floor_object_removed',
    { objectId: 'o1', ...stage },
    null,
  ],
  SeatAssigned: [seated('mira', 't1-1').data, 'seat_assigned', { ...mira, in: 'pool' }, onSeat],
  SeatUnassigned: [
    { eventId, seatId: 't1-1', ...mira },
    'seat_unassigned',
    onSeat,
    { ...mira, in: 'pool' },
  ],
  SeatsSwapped: [
    {
      eventId,
      a: { seatId: 't1-1', attendeeId: 'mira' },
      b: { seatId: 't1-2', attendeeId: 'jonas' },
    },
    'seats_swapped',
    {
      a: { seatId: 't1-1', attendeeId: 'mira' },
      b: { seatId: 't1-2', attendeeId: 'jonas' },
    },
    {
      a: { seatId: 't1-2', attendeeId: 'mira' },
      b: { seatId: 't1-1', attendeeId: 'jonas' },
    },
  ],
  SeatsAutoAssigned: [
    { eventId, assignments: [['t1-1', 'mira']], unassigned: 3 },
    'seats_auto_assigned',
    null,
    { assigned: 1, unassigned: 3 },
  ],
  SeatingProposalTaken: [
    {
      eventId,
      proposalId: 'p1',
      moves: [
        ['mira', 't1-1', 't1-2'],
        ['jonas', null, 't1-1'],
      ],
      budget: null,
      without: [],
    },
    'seating_proposal_taken',
    null,
    { proposalId: 'p1', moved: 2, more: { seated: 1 } },
  ],
  PeopleSeatedTogether: [
    {
      eventId,
      tableId: 't1',
      seated: [
        { seatId: 't1-1', ...mira, from: { in: 'pool' } },
        { seatId: 't1-2', attendeeId: 'jonas', from: { in: 'holding', since: now, reason: 'ill' } },
      ],
    },
    'people_seated_together',
    {
      people: [
        { ...mira, in: 'pool' },
        { attendeeId: 'jonas', in: 'holding' },
      ],
    },
    { tableId: 't1', people: [onSeat, { attendeeId: 'jonas', in: 'seat', seatId: 't1-2' }] },
  ],
  PeopleHeldTogether: [
    {
      eventId,
      held: [
        { ...mira, reason: 'private', from: { in: 'seat', seatId: 't1-1' } },
        { attendeeId: 'jonas', reason: 'private', from: { in: 'pool' } },
      ],
    },
    'people_held_together',
    { people: [onSeat, { attendeeId: 'jonas', in: 'pool' }] },
    {
      people: [
        { ...mira, in: 'holding' },
        { attendeeId: 'jonas', in: 'holding' },
      ],
    },
  ],
  RoomOutlineSet: [
    { eventId, before: null, after: { points: hall, units: 'metric' } },
    'room_outline_set',
    null,
    { corners: 3, units: 'metric' },
  ],
  BackgroundSet: [{ eventId, before: picture, after: null }, 'background_set', picture, null],
  MenuSet: [
    {
      eventId,
      before: { courses: [] },
      after: {
        courses: [
          { courseId: 'main', name: 'Main', options: [{ optionId: 'a', name: 'Beef', fits: [] }] },
        ],
      },
      cleared: ['mira'],
    },
    'menu_set',
    { courses: [], options: 0 },
    { courses: ['Main'], options: 1, cleared: 1 },
  ],
  FieldDefined: [
    { eventId, place: 0, fieldId: 'bus', name: 'Bus', kind: 'yesNo', choices: [] },
    'field_defined',
    null,
    { name: 'Bus', choices: [] },
  ],
  FieldChanged: [
    {
      eventId,
      fieldId: 'hotel',
      before: { name: 'Hotel', choices: [{ choiceId: 'grand', name: 'Grand' }], place: 0 },
      after: { name: 'Inn', choices: [], place: 1 },
      cleared: ['mira'],
    },
    'field_changed',
    { name: 'Hotel', choices: ['Grand'] },
    { name: 'Inn', choices: [], cleared: 1 },
  ],
  FieldRetired: [
    {
      eventId,
      place: 0,
      fieldId: 'bus',
      name: 'Bus',
      kind: 'yesNo',
      choices: [],
      cleared: ['mira'],
    },
    'field_retired',
    { name: 'Bus', choices: [], people: 1 },
    null,
  ],
  AttendeesReplied: [
    {
      eventId,
      replies: [
        {
          ...mira,
          before: 'yes',
          after: 'no',
          from: { in: 'seat', seatId: 't1-1' },
          leftSeatId: 't1-1',
        },
        { attendeeId: 'jonas', before: 'none', after: 'no', from: { in: 'pool' } },
      ],
    },
    'attendees_replied',
    {
      people: [
        { ...onSeat, reply: 'yes' },
        { attendeeId: 'jonas', in: 'pool', reply: 'none' },
      ],
    },
    {
      people: [
        { ...mira, in: 'pool', reply: 'no' },
        { attendeeId: 'jonas', in: 'pool', reply: 'no' },
      ],
      reply: 'no',
    },
  ],
  PeopleReturnedToPool: [
    {
      eventId,
      returned: [
        { ...mira, from: { in: 'seat', seatId: 't1-1' } },
        { attendeeId: 'jonas', from: { in: 'holding', since: now, reason: 'ill' } },
      ],
    },
    'people_returned_to_pool',
    { people: [onSeat, { attendeeId: 'jonas', in: 'holding' }] },
    {
      people: [
        { ...mira, in: 'pool' },
        { attendeeId: 'jonas', in: 'pool' },
      ],
    },
  ],
  ArrangementSaved: [
    {
      ...ofArrangement,
      tableId: null,
      name: 'Draft',
      description: null,
      isTemplate: false,
      isPublic: false,
      tables: [],
      person: { names: { mira: 'Mira' } },
    },
    'arrangement_saved',
    null,
    { name: 'Draft', tableId: null, isPublic: false, tables: 0 },
  ],
  ArrangementRenamed: [
    {
      ...ofArrangement,
      before: { name: 'A', description: null },
      after: { name: 'B', description: null },
    },
    'arrangement_renamed',
    { name: 'A', description: null },
    { name: 'B', description: null },
  ],
  ArrangementShared: [ofArrangement, 'arrangement_shared', { isPublic: false }, { isPublic: true }],
  ArrangementUnshared: [
    ofArrangement,
    'arrangement_unshared',
    { isPublic: true },
    { isPublic: false },
  ],
  ArrangementEventShown: [
    ofArrangement,
    'arrangement_event_shown',
    { showsEvent: false },
    { showsEvent: true },
  ],
  ArrangementEventHidden: [
    ofArrangement,
    'arrangement_event_hidden',
    { showsEvent: true },
    { showsEvent: false },
  ],
  ArrangementRefreshed: [
    { ...ofArrangement, takesBack: false, tables: [], person: { names: {} } },
    'arrangement_refreshed',
    null,
    { takesBack: false, tables: 0 },
  ],
  ArrangementDeleted: [
    { ...ofArrangement, name: 'Draft' },
    'arrangement_deleted',
    { name: 'Draft' },
    null,
  ],
  ArrangementOfferedAsTemplate: [
    ofArrangement,
    'arrangement_offered_as_template',
    { isTemplate: false },
    { isTemplate: true },
  ],
  ArrangementWithdrawnAsTemplate: [
    ofArrangement,
    'arrangement_withdrawn_as_template',
    { isTemplate: true },
    { isTemplate: false },
  ],
  ArrangementRestored: [
    {
      ...ofArrangement,
      tableId: null,
      name: 'Draft',
      description: null,
      isTemplate: false,
      isPublic: false,
      tables: [],
      person: { names: {} },
      savedBy: organiser,
      savedAt: now,
    },
    'arrangement_restored',
    null,
    { name: 'Draft' },
  ],
};

describe('records one step for', () => {
  it.each(Object.entries(cases))('%s', async (type, [data, action, previousState, newState]) => {
    const [row] = await steps([{ type, data } as Fact]);
    const arrangementId = type.startsWith('Arrangement') ? 'a1' : null;
    expect(row).toMatchObject({ action, previousState, newState, arrangementId });
  });
});

it('counts apart whose details an undo changed without moving them', async () => {
  const { change, ...data } = planChangeOf(null);
  const attendeesChanged = [mira, { attendeeId: 'jonas' }];
  const moved = [
    { ...mira, from: { in: 'pool' as const }, to: { in: 'seat' as const, seatId: 't1-1' } },
  ];
  const undone: Fact = {
    type: 'ChangeUndone',
    data: { ...data, change: { ...change, attendeesChanged, moved }, of: 'step', inTurn: true },
  };
  const [row] = await steps([undone]);
  expect(row?.newState).toMatchObject({ moved: 1, edited: 2, editedOnly: 1, named: [onSeat] });
});

const part = (index: number, parts: number, names: string[]): Fact => ({
  type: 'AttendeesImported',
  data: {
    eventId,
    importId: 'import-1',
    source: 'paste',
    part: index,
    parts,
    attendees: names.map((name) => guest(name)),
  },
});

it('records an import as one step, with its last part and the total', async () => {
  const rows = await steps([part(0, 2, ['anna', 'jonas']), seated('x', 's'), part(1, 2, ['mira'])]);
  expect(rows.map(({ action, newState }) => [action, newState])).toEqual([
    ['seat_assigned', expect.anything()],
    ['attendees_imported', { importId: 'import-1', source: 'paste', count: 3 }],
  ]);
});

it('keeps the history of a deleted event, and forgets its unfinished import', async () => {
  const rows = await project(historyProjector, history([created, part(0, 2, ['anna']), deleted]));
  expect(rows.seating_history?.map(({ action }) => action)).toEqual([
    'event_plan_created',
    'event_plan_deleted',
  ]);
  expect(rows.history_parts).toEqual([]);
});
