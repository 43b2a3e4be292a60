import type { LogEvent } from '../check/logEvent.ts';
import { declines, looksAsAt, type Plan } from '../check/plan.ts';
import type { SavedSeat } from './sketch.ts';

type Effect = (event: LogEvent) => boolean;

/** The effect is a domain event of this type with these fields in its data. */
export const leaves =
  (type: string, fields: Record<string, unknown> = {}): Effect =>
  (event) =>
    event.type === type &&
    Object.entries(fields).every(([key, value]) => event.data[key] === value);

export const either =
  (...effects: Effect[]): Effect =>
  (event) =>
    effects.some((effect) => effect(event));

export const sits = (attendeeId: string, seatId: string) => (plan: Plan) =>
  plan.seats.get(seatId)?.people.has(attendeeId) ?? false;

export const isFree = (seatId: string) => (plan: Plan) => plan.seats.get(seatId)?.people.size === 0;

export const isHeld = (attendeeId: string, expected: boolean) => (plan: Plan) =>
  plan.people.get(attendeeId)?.isHeld === expected;

export const areHeld = (ids: readonly string[]) => (plan: Plan) =>
  ids.every((id) => isHeld(id, true)(plan));

export const isErased = (attendeeId: string) => (plan: Plan) => plan.erased.has(attendeeId);

export const isCheckedIn = (attendeeId: string, expected: boolean) => (plan: Plan) =>
  plan.people.get(attendeeId)?.isCheckedIn === expected;

export const isPinned = (attendeeId: string, expected: boolean) => (plan: Plan) =>
  plan.people.get(attendeeId)?.isPinned === expected;

const isInPool = (plan: Plan, id: string) => {
  const person = plan.people.get(id);
  return person !== undefined && !person.isHeld && person.seats.size === 0;
};

export const areInPool = (ids: readonly string[]) => (plan: Plan) =>
  ids.every((id) => isInPool(plan, id));

export const haveReplied = (ids: readonly string[], reply: string) => (plan: Plan) =>
  ids.every((id) => plan.people.get(id)?.reply === reply);

const isFull = (plan: Plan, tableId: string) =>
  (plan.tables.get(tableId) ?? []).every((seatId) => plan.seats.get(seatId)?.people.size !== 0);

const sitsAt = (plan: Plan, id: string, tableId: string) =>
  [...(plan.people.get(id)?.seats ?? [])].some(
    (seatId) => plan.seats.get(seatId)?.tableId === tableId,
  );

/** Nobody to seat there is left, or no seat. */
export const areSeatedAt = (ids: readonly string[], tableId: string) => (plan: Plan) =>
  isFull(plan, tableId) || ids.every((id) => sitsAt(plan, id, tableId));

export const allSeated = (plan: Plan) =>
  ![...plan.people].some(([id, { reply }]) => isInPool(plan, id) && !declines(reply)) ||
  [...plan.tables.keys()].every((tableId) => isFull(plan, tableId));

export const hasSeats = (tableId: string, count: number) => (plan: Plan) =>
  plan.tables.get(tableId)?.length === count;

/**
 * Everybody has the place they had after that revision. Names of people and tables are not compared.
 */
export const isAsAt = (revision: number) => (plan: Plan) => looksAsAt(plan, revision);

/** Whether applying an arrangement seats the person. Who declines is seated by hand only. */
const isSeated = ({ people }: Plan, attendeeId: string): boolean => {
  const person = people.get(attendeeId);
  return person !== undefined && (person.seats.size > 0 || !declines(person.reply));
};

/** The arrangement's tables have its seats, and whoever still comes sits as saved. */
export const isAsSaved = (saved: readonly SavedSeat[]) => (plan: Plan) =>
  saved.every(({ seatId, tableId, attendeeId }) => {
    const seat = plan.seats.get(seatId);
    const isThere = attendeeId !== null && isSeated(plan, attendeeId);
    return (
      seat?.tableId === tableId &&
      plan.tables.get(tableId)?.length === seatsOf(saved, tableId) &&
      (isThere ? seat.people.has(attendeeId) : seat.people.size === 0)
    );
  });

const seatsOf = (saved: readonly SavedSeat[], tableId: string): number =>
  saved.filter((seat) => seat.tableId === tableId).length;
