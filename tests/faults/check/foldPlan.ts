import type { LogEvent } from './logEvent.ts';
import {
  type Answer,
  addTable,
  answer,
  bringAlong,
  checkIn,
  depart,
  join,
  leave,
  move,
  type Place,
  type Plan,
  pictureOf,
  pin,
  removeTable,
  type SeatAt,
  setSeats,
  take,
} from './plan.ts';
import {
  discardParts,
  foldPart,
  foldPlanChange,
  type Part,
  planChanges,
  type Recorded,
} from './planChange.ts';
import { change, type ObjectAt, place, type Spot, stand, takeAway } from './room.ts';

type Seated = { seatId: string; attendeeId: string };
type Named = { attendeeId: string };

/** The fields of a plan's domain events about people's places. */
type Data = Part & {
  attendeeId: string;
  tableId: string;
  seatId: string;
  from: Place;
  was: Place | null;
  held: unknown;
  attendees: Named[];
  importId: string;
  parts: number;
  seats: SeatAt[] & { after: SeatAt[] };
  displaced: Seated[];
  tables: { tableId: string; seats: SeatAt[]; place: Spot }[];
  a: Seated;
  b: Seated;
  assignments: [seatId: string, attendeeId: string][];
  moves: [attendeeId: string, fromSeatId: string | null, toSeatId: string | null][];
  place: Spot;
  seated: (Seated & { from: Place })[];
  returned: (Named & { from: Place })[];
  replies: Answer[];
  guestOf?: string | { after: string | null };
  plusOnes?: string[];
};

/**
 * The fields of domain events about the room. `after` is partial for an object, and complete for all
 * others.
 */
type RoomData = ObjectAt & {
  tableId: string;
  moves: { tableId: string; after: Spot }[];
  after: object | null;
};

const pool: Place = { in: 'pool' };
const holding: Place = { in: 'holding' };
const on = (seatId: string): Place => ({ in: 'seat', seatId });

const getUp = (plan: Plan, displaced: readonly Seated[]) => {
  for (const { attendeeId, seatId } of displaced) leave(plan, attendeeId, on(seatId));
};

const guestOf = (
  plan: Plan,
  { attendeeId, guestOf: told }: Pick<Data, 'attendeeId' | 'guestOf'>,
) => {
  if (told !== undefined)
    bringAlong(plan, attendeeId, typeof told === 'string' ? told : told.after);
};

type Leaving = Pick<Data, 'attendeeId' | 'was' | 'plusOnes'>;

/** The plus-ones stay, and the event must name them. */
const departWith = (plan: Plan, { attendeeId, was, plusOnes = [] }: Leaving) => {
  depart(plan, attendeeId, was ?? pool);
  for (const id of plusOnes) bringAlong(plan, id, null);
  for (const [id, person] of plan.people)
    if (person.guestOf === attendeeId)
      plan.impossible.push(`${id} stays the guest of ${attendeeId}, who left`);
};

const reshape = (plan: Plan, { tableId, seats, displaced }: Data) => {
  getUp(plan, displaced);
  setSeats(plan, tableId, seats.after);
};

/** The effect of each domain event on people's places. */
const folds: Record<string, (plan: Plan, data: Data) => void> = {
  AttendeeAdded: (plan, data) => {
    join(plan, data.attendeeId, data.held !== null);
    guestOf(plan, data);
  },
  AttendeeEdited: (plan, data) => guestOf(plan, data),
  AttendeesImported: (plan, data) => importPart(plan, data),
  AttendeeDeleted: (plan, data) => departWith(plan, data),
  AttendeeErased: (plan, { attendeeId, was, plusOnes }) => {
    if (was) departWith(plan, { attendeeId, was, plusOnes });
    plan.erased.add(attendeeId);
  },
  AttendeeCheckedIn: (plan, { attendeeId }) => checkIn(plan, attendeeId, true),
  AttendeeCheckedOut: (plan, { attendeeId }) => checkIn(plan, attendeeId, false),
  AttendeePinned: (plan, { attendeeId }) => pin(plan, attendeeId, true),
  AttendeeUnpinned: (plan, { attendeeId }) => pin(plan, attendeeId, false),
  AttendeesReplied: (plan, { replies }) => {
    for (const one of replies) answer(plan, one);
  },
  AttendeeHeld: (plan, { attendeeId, from }) => move(plan, attendeeId, from, holding),
  AttendeeReleased: (plan, { attendeeId }) => move(plan, attendeeId, holding, pool),
  TableAdded: (plan, { tableId, seats, place }) => {
    addTable(plan, tableId, seats);
    stand(plan, { tableId, place });
  },
  TablesAdded: (plan, { tables }) => {
    for (const { tableId, seats, place } of tables) {
      addTable(plan, tableId, seats);
      stand(plan, { tableId, place });
    }
  },
  TableLayoutChanged: reshape,
  TableResized: reshape,
  TableEndSeatsSwitched: reshape,
  TableDeleted: (plan, { tableId, displaced }) => {
    getUp(plan, displaced);
    removeTable(plan, tableId);
  },
  SeatAssigned: (plan, { attendeeId, from, seatId }) => move(plan, attendeeId, from, on(seatId)),
  SeatUnassigned: (plan, { attendeeId, seatId }) => leave(plan, attendeeId, on(seatId)),
  SeatsSwapped: (plan, { a, b }) => {
    getUp(plan, [a, b]);
    take(plan, a.attendeeId, on(b.seatId));
    take(plan, b.attendeeId, on(a.seatId));
  },
  SeatsAutoAssigned: (plan, { assignments }) => {
    for (const [seatId, attendeeId] of assignments) move(plan, attendeeId, pool, on(seatId));
  },
  PeopleSeatedTogether: (plan, { seated }) => {
    for (const { attendeeId, from } of seated) leave(plan, attendeeId, from);
    for (const { attendeeId, seatId } of seated) take(plan, attendeeId, on(seatId));
  },
  SeatingProposalTaken: (plan, { moves }) => {
    for (const [attendeeId, from] of moves) leave(plan, attendeeId, from ? on(from) : pool);
    for (const [attendeeId, , to] of moves) take(plan, attendeeId, to ? on(to) : pool);
  },
  PeopleHeldTogether: (plan, data) => {
    const held = data.held as (Named & { from: Place })[];
    for (const { attendeeId, from } of held) move(plan, attendeeId, from, holding);
  },
  PeopleReturnedToPool: (plan, { returned }) => {
    for (const { attendeeId, from } of returned) move(plan, attendeeId, from, pool);
  },
  ChangePartRecorded: foldPart,
  PartsDiscarded: discardParts,
  EventPlanDeleted: (plan) => {
    plan.isGone = true;
  },
};

/** The effect of each domain event on objects in the room. */
const roomFolds: Record<string, (plan: Plan, data: RoomData) => void> = {
  TableMoved: (plan, { tableId, after }) => stand(plan, { tableId, place: after as Spot }),
  TablesMoved: (plan, { moves }) => {
    for (const { tableId, after } of moves) stand(plan, { tableId, place: after });
  },
  FloorObjectPlaced: (plan, data) => place(plan, data),
  FloorObjectChanged: (plan, { objectId, after }) => change(plan, objectId, after ?? {}),
  FloorObjectRemoved: (plan, { objectId }) => takeAway(plan, objectId),
  RoomOutlineSet: (plan, { after }) => {
    plan.room = { ...plan.room, outline: after };
  },
  BackgroundSet: (plan, { after }) => {
    plan.room = { ...plan.room, background: after };
  },
};

/** These events affect neither places nor objects. */
const elsewhere = new Set([
  'PeopleEdited',
  'EventPlanCreated',
  'EventPlanEdited',
  'MenuSet',
  'FieldDefined',
  'FieldChanged',
  'FieldRetired',
  'HoldReasonChanged',
  'TableRenamed',
  'TableTagged',
  'SeatingRuleAdded',
  'SeatingRuleChanged',
  'SeatingRuleRemoved',
]);

/** An import takes effect with its last part. */
const importPart = (plan: Plan, { importId, part, parts, attendees }: Data): void => {
  const staged = [...(plan.staged.get(importId) ?? []), ...attendees] as Named[];
  plan.staged.set(importId, staged);
  if (part < parts - 1) return;
  plan.staged.delete(importId);
  for (const { attendeeId } of staged) join(plan, attendeeId, false);
  for (const one of staged as Pick<Data, 'attendeeId' | 'guestOf'>[]) guestOf(plan, one);
};

/** @throws Error for an unknown type of domain event */
export const foldPlan = (plan: Plan, event: LogEvent): void => {
  foldEvent(plan, event);
  plan.pictures[event.revision] = pictureOf(plan);
};

const foldEvent = (plan: Plan, { type, data }: LogEvent): void => {
  if (plan.isGone) plan.impossible.push(`${type} after the plan was deleted`);
  if (elsewhere.has(type)) return;
  const roomFold = roomFolds[type];
  if (roomFold) return void roomFold(plan, data as unknown as RoomData);
  const fold = planChanges.has(type) ? foldPlanChange : folds[type];
  if (!fold) throw new Error(`The harness does not know how ${type} changes a plan: teach it.`);
  fold(plan, data as unknown as Data & Recorded);
};
