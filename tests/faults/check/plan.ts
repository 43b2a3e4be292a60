import type { ObjectFacts, RoomFacts, Spot } from './room.ts';

/**
 * A plan as the harness folds it: who sits where, and what stands where. It is written from the
 * description of the domain events alone, so that it does not share faults of the product's own fold. It
 * trusts each event: a person leaves the place that the event names. If two decisions contradict each
 * other, two people share a seat or one person has two.
 */
export type Person = {
  seats: Set<string>;
  isHeld: boolean;
  isCheckedIn: boolean;
  isPinned: boolean;
  reply: string;
  leftSeatId: string | null;
  guestOf: string | null;
};
export type Seat = { tableId: string; position: number; people: Set<string> };

/** The places of people and the seats of tables, as text by id. */
type Picture = ReadonlyMap<string, string>;

export type Plan = {
  people: Map<string, Person>;
  /** Everybody who was erased, even if they had left before. */
  erased: Set<string>;
  seats: Map<string, Seat>;
  /** Seat ids by table. */
  tables: Map<string, string[]>;
  /** The places of tables. */
  spots: Map<string, Spot>;
  objects: Map<string, ObjectFacts>;
  room: RoomFacts;
  isGone: boolean;
  /** The places of all people after each revision. */
  pictures: Picture[];
  /** Moments at which a seat had two people or a person had two seats, with their description. */
  doubles: string[];
  /** People and objects that were added while they were there already. */
  twice: string[];
  /** Effects that cannot have been decided on the plan at that time. */
  impossible: string[];
  /** Parts that wait for the last part of their change, by the change's id. */
  staged: Map<string, unknown[]>;
};

export type Place = { in: 'pool' } | { in: 'seat'; seatId: string } | { in: 'holding' };
export type SeatAt = { seatId: string; position: number };

export const emptyPlan = (): Plan => ({
  people: new Map(),
  erased: new Set(),
  seats: new Map(),
  tables: new Map(),
  spots: new Map(),
  objects: new Map(),
  room: { outline: null, background: null },
  isGone: false,
  pictures: [],
  doubles: [],
  twice: [],
  impossible: [],
  staged: new Map(),
});

/** Without check-ins, because restoring does not affect them. */
export const pictureOf = ({ people, tables }: Plan): Picture =>
  new Map([
    ...[...people].map(([id, { seats, isHeld }]): [string, string] => [
      id,
      `${isHeld} ${[...seats]}`,
    ]),
    ...[...tables].map(([id, seats]): [string, string] => [id, `${seats}`]),
  ]);

/**
 * Whether everybody has the place they had after that revision. People who were erased since are ignored:
 * nothing restores them.
 */
export const looksAsAt = ({ pictures, erased }: Plan, revision: number): boolean => {
  const [then, now] = [pictures[revision], pictures.at(-1)];
  if (!then || !now) return false;
  const ids = [...new Set([...then.keys(), ...now.keys()])];
  return ids.every((id) => erased.has(id) || then.get(id) === now.get(id));
};

type Joined = Partial<Omit<Person, 'seats' | 'isHeld'>>;

export const join = (plan: Plan, id: string, isHeld: boolean, known: Joined = {}): void => {
  const { isCheckedIn = false, isPinned = false, reply = 'none' } = known;
  const { leftSeatId = null, guestOf = null } = known;
  if (plan.people.has(id)) plan.twice.push(`person ${id}`);
  else {
    const facts = { isCheckedIn, isPinned, reply, leftSeatId, guestOf };
    plan.people.set(id, { seats: new Set(), isHeld, ...facts });
  }
};

export const depart = (plan: Plan, id: string, from: Place): void => {
  leave(plan, id, from);
  const person = plan.people.get(id);
  if (!person) plan.impossible.push(`${id} departs and is unknown`);
  else if (person.seats.size > 0) plan.impossible.push(`${id} departs and still sits`);
  plan.people.delete(id);
};

/** Removes a person from the place that the domain event names. */
export const leave = (plan: Plan, id: string, from: Place): void => {
  const person = plan.people.get(id);
  if (!person) return void plan.impossible.push(`${id} leaves a place and is unknown`);
  if (from.in === 'holding') {
    if (!person.isHeld) plan.impossible.push(`${id} is not held`);
    person.isHeld = false;
  }
  if (from.in === 'seat') {
    if (!person.seats.delete(from.seatId)) plan.impossible.push(`${id} is not on ${from.seatId}`);
    plan.seats.get(from.seatId)?.people.delete(id);
  }
};

export const take = (plan: Plan, id: string, to: Place): void => {
  const person = plan.people.get(id);
  if (!person) return void plan.impossible.push(`${id} takes a place and is unknown`);
  if (to.in === 'holding') person.isHeld = true;
  if (to.in === 'seat') sit(plan, id, person, to.seatId);
  if (person.isHeld && person.seats.size > 0) plan.impossible.push(`${id} is held and sits`);
};

const sit = (plan: Plan, id: string, person: Person, seatId: string): void => {
  const seat = plan.seats.get(seatId);
  if (!seat) return void plan.impossible.push(`${id} sits on ${seatId}, which is nowhere`);
  person.seats.add(seatId);
  seat.people.add(id);
  if (seat.people.size > 1) plan.doubles.push(`seat ${seatId}`);
  if (person.seats.size > 1) plan.doubles.push(`person ${id}`);
};

export const move = (plan: Plan, id: string, from: Place, to: Place): void => {
  leave(plan, id, from);
  take(plan, id, to);
};

export const addTable = (plan: Plan, tableId: string, seats: readonly SeatAt[]): void => {
  if (plan.tables.has(tableId)) plan.twice.push(`table ${tableId}`);
  setSeats(plan, tableId, seats);
};

/** Sets a table's seats. Whoever loses a seat has left it before. */
export const setSeats = (plan: Plan, tableId: string, seats: readonly SeatAt[]): void => {
  const stay = new Set(seats.map(({ seatId }) => seatId));
  for (const seatId of plan.tables.get(tableId) ?? []) {
    if (!stay.has(seatId)) removeSeat(plan, seatId);
  }
  for (const { seatId, position } of seats) {
    const people = plan.seats.get(seatId)?.people ?? new Set<string>();
    plan.seats.set(seatId, { tableId, position, people });
  }
  plan.tables.set(tableId, [...stay]);
};

export const removeTable = (plan: Plan, tableId: string): void => {
  const seats = plan.tables.get(tableId);
  if (!seats) plan.impossible.push(`table ${tableId} goes and is unknown`);
  for (const seatId of seats ?? []) removeSeat(plan, seatId);
  plan.tables.delete(tableId);
  plan.spots.delete(tableId);
};

const removeSeat = (plan: Plan, seatId: string): void => {
  for (const id of plan.seats.get(seatId)?.people ?? []) {
    plan.impossible.push(`${seatId} goes with ${id} on it`);
    plan.people.get(id)?.seats.delete(seatId);
  }
  plan.seats.delete(seatId);
};

export const checkIn = (plan: Plan, id: string, isCheckedIn: boolean): void => {
  const person = plan.people.get(id);
  if (person) person.isCheckedIn = isCheckedIn;
  else plan.impossible.push(`${id} is checked in and is unknown`);
};

export const pin = (plan: Plan, id: string, isPinned: boolean): void => {
  const person = plan.people.get(id);
  if (!person) return void plan.impossible.push(`${id} is pinned and is unknown`);
  if (isPinned && person.seats.size === 0) plan.impossible.push(`${id} is pinned without a seat`);
  person.isPinned = isPinned;
};

/** With null they come independently. */
export const bringAlong = (plan: Plan, id: string, guestOf: string | null): void => {
  const person = plan.people.get(id);
  if (!person) return void plan.impossible.push(`${id} is somebody's guest and is unknown`);
  person.guestOf = guestOf;
};

export const declines = (reply: string): boolean => reply === 'no' || reply === 'cancelled';

/** A person who declines gives up their place. */
export const answer = (
  plan: Plan,
  { attendeeId, before, after, from, leftSeatId }: Answer,
): void => {
  const person = plan.people.get(attendeeId);
  if (!person) return void plan.impossible.push(`${attendeeId} replies and is unknown`);
  if (person.reply !== before) plan.impossible.push(`${attendeeId} replied ${person.reply} before`);
  if (declines(after)) leave(plan, attendeeId, from);
  person.reply = after;
  person.leftSeatId = declines(after) ? (leftSeatId ?? null) : null;
};

export type Answer = {
  attendeeId: string;
  before: string;
  after: string;
  from: Place;
  leftSeatId?: string;
};
