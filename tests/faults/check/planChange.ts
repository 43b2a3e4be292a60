import {
  addTable,
  bringAlong,
  checkIn,
  depart,
  join,
  leave,
  type Place,
  type Plan,
  pin,
  removeTable,
  type SeatAt,
  setSeats,
  take,
} from './plan.ts';
import {
  change as changeObject,
  type ObjectAt,
  type ObjectFacts,
  place as placeObject,
  type RoomFacts,
  type Spot,
  stand,
  takeAway,
} from './room.ts';

/** The domain events that carry the difference between two states of a plan. */
export const planChanges = new Set([
  'ChangeUndone',
  'ChangeRedone',
  'MomentRestored',
  'ArrangementApplied',
  'GuestListImported',
  'GuestListMerged',
  'DraftTakenOver',
  'PlanCopied',
]);

export type Comer = {
  attendeeId: string;
  isCheckedIn: boolean;
  isPinned?: boolean;
  reply?: string;
  leftSeatId?: string;
  guestOf?: string;
  placement: Place;
};
/** The lists of a change about people's places and objects in the room. */
export type Lists = {
  attendeesAdded: Comer[];
  attendeesRemoved: { attendeeId: string; was: Place }[];
  attendeesChanged: {
    attendeeId: string;
    isCheckedIn?: { after: boolean };
    isPinned?: { after: boolean };
    reply?: { after: string };
    leftSeatId?: { after: string | null };
    guestOf?: { after: string | null };
  }[];
  moved: { attendeeId: string; from: Place; to: Place }[];
  tablesAdded: { tableId: string; seats: SeatAt[]; place?: Spot }[];
  tablesRemoved: { tableId: string }[];
  tablesChanged: { tableId: string; seats?: { after: SeatAt[] }; place?: { after: Spot } }[];
  objectsAdded: ObjectAt[];
  objectsRemoved: { objectId: string }[];
  objectsChanged: { objectId: string; after: Partial<ObjectFacts> }[];
};
type Piece = Partial<Lists>;
export type Part = { changeId: string; part: number; piece: Piece };
export type Recorded = {
  changeId: string;
  part: number;
  parts: number;
  attendeesAdded: Comer[];
  /** The changes of the room itself are in the last part only. */
  change: (Piece & { room?: { after: Partial<RoomFacts> } | null }) | null;
};

/** A part has no effect before the last one. Parts come once each, in order. */
export const foldPart = (plan: Plan, { changeId, part, piece }: Part): void => {
  const earlier = plan.staged.get(changeId) ?? [];
  if (part !== earlier.length)
    plan.impossible.push(`part ${part} of ${changeId} after ${earlier.length} parts`);
  plan.staged.set(changeId, [...earlier, piece]);
};

/** The parts of an unfinished change are dropped. */
export const discardParts = (plan: Plan, { changeId }: { changeId: string }): void => {
  if (!plan.staged.delete(changeId))
    plan.impossible.push(`parts of ${changeId} are discarded and none waits`);
};

/**
 * A change in one or more parts, which takes effect with the last one: people leave their seats, tables
 * change, people sit down. Older programs recorded earlier parts as this type, without a change, and only
 * with people.
 */
export const foldPlanChange = (plan: Plan, data: Recorded): void => {
  const { changeId, part, parts, attendeesAdded, change } = data;
  foldPart(plan, { changeId, part, piece: { ...change, attendeesAdded } });
  if (part < parts - 1) return;
  const pieces = (plan.staged.get(changeId) ?? []) as Piece[];
  plan.staged.delete(changeId);
  if (pieces.length !== parts)
    plan.impossible.push(`change ${changeId} has ${pieces.length} of ${parts} parts`);
  if (!change) return void plan.impossible.push(`change ${changeId} ends without its change`);
  apply(plan, allOf(pieces));
  plan.room = { ...plan.room, ...change.room?.after };
};

const allOf = (pieces: readonly Piece[]): Lists => ({
  attendeesAdded: pieces.flatMap((piece) => piece.attendeesAdded ?? []),
  attendeesRemoved: pieces.flatMap((piece) => piece.attendeesRemoved ?? []),
  attendeesChanged: pieces.flatMap((piece) => piece.attendeesChanged ?? []),
  moved: pieces.flatMap((piece) => piece.moved ?? []),
  tablesAdded: pieces.flatMap((piece) => piece.tablesAdded ?? []),
  tablesRemoved: pieces.flatMap((piece) => piece.tablesRemoved ?? []),
  tablesChanged: pieces.flatMap((piece) => piece.tablesChanged ?? []),
  objectsAdded: pieces.flatMap((piece) => piece.objectsAdded ?? []),
  objectsRemoved: pieces.flatMap((piece) => piece.objectsRemoved ?? []),
  objectsChanged: pieces.flatMap((piece) => piece.objectsChanged ?? []),
});

const apply = (plan: Plan, whole: Lists): void => {
  getUp(plan, whole);
  changeTables(plan, whole);
  changeObjects(plan, whole);
  const { attendeesAdded: arrivals, attendeesChanged, moved } = whole;
  for (const { attendeeId, ...known } of arrivals) join(plan, attendeeId, false, known);
  for (const { attendeeId, isCheckedIn } of attendeesChanged)
    if (isCheckedIn) checkIn(plan, attendeeId, isCheckedIn.after);
  for (const { attendeeId, to } of moved) take(plan, attendeeId, to);
  for (const { attendeeId, placement } of arrivals) take(plan, attendeeId, placement);
  for (const { attendeeId, isPinned, reply, leftSeatId, guestOf } of attendeesChanged) {
    if (guestOf) bringAlong(plan, attendeeId, guestOf.after);
    if (isPinned) pin(plan, attendeeId, isPinned.after);
    const person = plan.people.get(attendeeId);
    if (person && reply) person.reply = reply.after;
    if (person && leftSeatId) person.leftSeatId = leftSeatId.after;
  }
};

const getUp = (plan: Plan, { attendeesRemoved, moved }: Lists): void => {
  for (const { attendeeId, was } of attendeesRemoved) depart(plan, attendeeId, was);
  for (const { attendeeId, from } of moved) leave(plan, attendeeId, from);
};

const changeTables = (plan: Plan, { tablesRemoved, tablesChanged, tablesAdded }: Lists): void => {
  for (const { tableId } of tablesRemoved) removeTable(plan, tableId);
  for (const { tableId, seats, place } of tablesChanged) {
    if (seats) setSeats(plan, tableId, seats.after);
    stand(plan, { tableId, place: place?.after });
  }
  for (const { tableId, seats, place } of tablesAdded) {
    addTable(plan, tableId, seats);
    stand(plan, { tableId, place });
  }
};

const changeObjects = (
  plan: Plan,
  { objectsRemoved, objectsChanged, objectsAdded }: Lists,
): void => {
  for (const { objectId } of objectsRemoved) takeAway(plan, objectId);
  for (const { objectId, after } of objectsChanged) changeObject(plan, objectId, after);
  for (const object of objectsAdded) placeObject(plan, object);
};
