import type { SeatingInput } from '../input.ts';

/** The consequences of more people than seats. */
export type OverFull = {
  people: number;
  seats: number;
  /** The number of people without a seat. */
  short: number;
  /** The least total priority of people who must wait. */
  waiting: number;
  /** The people among whom some must wait: those of lowest priority, except pinned ones. */
  waitingIds: string[];
  /** Tables that could have more chairs, with the number of chairs. */
  tables: { tableId: string; more: number }[];
};

/**
 * The consequences of more people than seats; undefined if everybody finds one.
 * @param maxCapacity the most seats that each table could have; a table missing here cannot grow
 */
export const overFullOf = (
  { people, tables }: SeatingInput,
  maxCapacity: ReadonlyMap<string, number> = new Map(),
): OverFull | undefined => {
  const present = people.filter(({ held }) => !held);
  const seats = tables.reduce((sum, { seatIds }) => sum + seatIds.length, 0);
  const short = present.length - seats;
  if (short <= 0) return undefined;
  const priorityOf = ({ priority = 1 }: SeatingInput['people'][number]) => priority;
  const movable = present
    .filter(({ pinned, seat }) => !(pinned && seat))
    .sort((a, b) => priorityOf(a) - priorityOf(b));
  const waiting = movable.slice(0, short);
  const highest = Math.max(0, ...waiting.map(priorityOf));
  return {
    people: present.length,
    seats,
    short,
    waiting: waiting.reduce((sum, person) => sum + priorityOf(person), 0),
    waitingIds: movable.filter((person) => priorityOf(person) <= highest).map(({ id }) => id),
    tables: tables.flatMap(({ id, seatIds }) => {
      const more = (maxCapacity.get(id) ?? 0) - seatIds.length;
      return more > 0 ? [{ tableId: id, more }] : [];
    }),
  };
};
