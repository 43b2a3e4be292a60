import { beforeEach, expect, it } from 'vitest';
import { withCopies } from './copies.ts';
import { foldPlan } from './foldPlan.ts';
import type { LogEvent } from './logEvent.ts';
import { emptyPlan, looksAsAt, type Plan } from './plan.ts';

let plan: Plan;
let revision: number;

const fold = (type: string, data: Record<string, unknown>) => {
  const metadata = { commandId: 'c1', actorId: 'm1' };
  foldPlan(plan, { id: `${revision}`, stream: 'eventPlan-e1', revision, type, data, metadata });
  revision += 1;
};

const pool = { in: 'pool' };
const arrival = (attendeeId: string) => ({ attendeeId, isCheckedIn: false, placement: pool });
const firstPart = () =>
  fold('ChangePartRecorded', {
    changeId: 'p1',
    part: 0,
    parts: 2,
    piece: { attendeesAdded: [arrival('a1')], tablesAdded: [{ tableId: 't1', seats: [] }] },
  });
const lastPart = () =>
  fold('ChangeUndone', {
    changeId: 'p1',
    part: 1,
    parts: 2,
    attendeesAdded: [arrival('a2')],
    change: { attendeesRemoved: [], attendeesChanged: [], moved: [] },
  });

beforeEach(() => {
  plan = emptyPlan();
  revision = 0;
});

it('applies all parts of a change with the last one', () => {
  firstPart();
  expect([plan.people.size, plan.tables.size]).toEqual([0, 0]);
  lastPart();
  expect([[...plan.people.keys()], [...plan.tables.keys()]]).toEqual([['a1', 'a2'], ['t1']]);
  expect(plan.impossible).toEqual([]);
});

it('ignores discarded parts, and lets the change start again', () => {
  firstPart();
  fold('PartsDiscarded', { changeId: 'p1' });
  firstPart();
  lastPart();
  expect([...plan.people.keys()]).toEqual(['a1', 'a2']);
  expect(plan.impossible).toEqual([]);
});

it('reports a repeated part, a change with missing parts, and parts that nobody recorded', () => {
  firstPart();
  firstPart();
  fold('PartsDiscarded', { changeId: 'p1' });
  lastPart();
  fold('PartsDiscarded', { changeId: 'p1' });
  expect(plan.impossible).toEqual([
    'part 0 of p1 after 1 parts',
    'part 1 of p1 after 0 parts',
    'change p1 has 1 of 2 parts',
    'parts of p1 are discarded and none waits',
  ]);
});

const bar = { kind: 'bar', name: 'Bar', shape: { type: 'point' }, point: null, isSolid: false };
const spot = { x: 1, y: 2, rotation: 0 };
const placed = (objectId: string, name = 'Bar') =>
  fold('FloorObjectPlaced', { objectId, object: { ...bar, name, place: spot } });

it('knows the places of tables and objects, the room, and how a change affects them', () => {
  fold('TablesAdded', { tables: [{ tableId: 't1', seats: [], place: spot }] });
  fold('TablesMoved', { moves: [{ tableId: 't1', after: { ...spot, x: 5 } }] });
  placed('o1');
  fold('FloorObjectChanged', { objectId: 'o1', after: { name: 'Long bar' } });
  fold('RoomOutlineSet', { after: { units: 'metric' } });
  expect(plan.spots.get('t1')).toEqual({ x: 5, y: 2, rotation: 0 });
  expect(plan.objects.get('o1')).toMatchObject({ name: 'Long bar', place: spot });
  fold('ChangeUndone', {
    changeId: 'p1',
    part: 0,
    parts: 1,
    change: {
      tablesChanged: [{ tableId: 't1', place: { after: spot } }],
      objectsChanged: [{ objectId: 'o1', after: { name: 'Bar' } }],
      room: { after: { outline: null } },
    },
  });
  expect([plan.spots.get('t1'), plan.objects.get('o1')?.name]).toEqual([spot, 'Bar']);
  expect(plan.room).toEqual({ outline: null, background: null });
  expect(plan.impossible).toEqual([]);
});

it('reports objects of one name, repeated ones, and ones that nobody placed', () => {
  placed('o1');
  placed('o2', 'BAR');
  placed('o1', 'Stage');
  fold('FloorObjectRemoved', { objectId: 'o3' });
  expect(plan.twice).toEqual(['object o1']);
  expect(plan.impossible).toEqual(['two objects are called BAR', 'object o3 goes and is unknown']);
});

it('recognises a moment, except for people erased since', () => {
  const join = (attendeeId: string) => fold('AttendeeAdded', { attendeeId, held: null });
  join('a1');
  join('a2');
  fold('AttendeeHeld', { attendeeId: 'a1', from: pool });
  expect(looksAsAt(plan, 1)).toBe(false);
  fold('AttendeeReleased', { attendeeId: 'a1' });
  expect(looksAsAt(plan, 1)).toBe(true);
  fold('AttendeeDeleted', { attendeeId: 'a2', was: pool });
  expect(looksAsAt(plan, 1)).toBe(false);
  fold('AttendeeErased', { attendeeId: 'a2', was: null });
  expect(looksAsAt(plan, 1)).toBe(true);
  expect(looksAsAt(plan, 7)).toBe(false);
  expect(plan.impossible).toEqual([]);
});

it('starts a draft as the plan that it refers to was then, with its own ids', () => {
  const metadata = { commandId: 'c1', actorId: 'm1' };
  const logged = (stream: string, revision: number, type: string, data: LogEvent['data']) =>
    ({ id: `${stream}${revision}`, stream, revision, type, data, metadata }) satisfies LogEvent;
  const live = (revision: number, type: string, data: LogEvent['data']) =>
    logged('eventPlan-e1', revision, type, data);
  const seats = [{ seatId: 's1', position: 1 }];
  const copy = { eventId: 'd1', fromEventId: 'e1', revision: 4 };
  const log = [
    live(0, 'TableAdded', { tableId: 't1', seats, place: spot }),
    live(1, 'AttendeeAdded', { attendeeId: 'a1', held: null }),
    live(2, 'AttendeeAdded', { attendeeId: 'a2', held: null, guestOf: 'a1' }),
    live(3, 'SeatAssigned', { attendeeId: 'a1', seatId: 's1', from: pool }),
    live(4, 'AttendeePinned', { attendeeId: 'a1' }),
    live(5, 'SeatUnassigned', { attendeeId: 'a1', seatId: 's1' }),
    logged('eventPlan-d1', 0, 'EventPlanCreated', { eventId: 'd1' }),
    logged('eventPlan-d1', 1, 'PlanCopiedByReference', copy),
  ];
  for (const event of withCopies(log).slice(-2)) foldPlan(plan, event);
  expect(plan.people.get('a1~d1')).toMatchObject({ seats: new Set(['s1~d1']), isPinned: true });
  expect(plan.people.get('a2~d1')).toMatchObject({ guestOf: 'a1~d1' });
  expect(plan.spots).toEqual(new Map([['t1~d1', spot]]));
  expect([plan.impossible, plan.doubles, plan.twice]).toEqual([[], [], []]);
});
