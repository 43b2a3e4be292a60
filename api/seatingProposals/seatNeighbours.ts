import { type SeatSpot, seatsOf, type TableShape } from '../../schema/tables/seatLayout.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';

/** Two positions from 1, the lower one first. */
export type SeatPair = readonly [number, number];

/**
 * The neighbouring seats of a table. `next`: along the edge, where an end seat is next to both corners.
 * `opposite`: across the table.
 */
export type SeatNeighbours = { next: SeatPair[]; opposite: SeatPair[] };

/** In centimetres: how far across a table people talk, and how far sideways they still face each other. */
const farthestAcross = 200;
const mostAside = 32;

const known = new Map<string, SeatNeighbours>();

/** The neighbours of a table's seats, computed from their places once per shape. */
export const neighboursOf = (shape: TableShape): SeatNeighbours => {
  const key = `${shape.layout} ${shape.capacity} ${shape.endSeats}`;
  const neighbours = known.get(key) ?? computed(shape);
  known.set(key, neighbours);
  return neighbours;
};

/** Layouts with seats in one line, straight or bent, where nobody faces anybody. */
const inOneLine: ReadonlySet<TableLayout> = new Set(['halfRound', 'uShape', 'row']);

const computed = (shape: TableShape): SeatNeighbours => {
  if (inOneLine.has(shape.layout)) return { next: inLine(shape.capacity), opposite: [] };
  const seats = seatsOf(shape);
  const across = pairsOf(seats, (one, other) => distance(one, other) <= farthestAcross);
  if (shape.layout === 'circular') {
    const { length } = seats;
    const isAcross = (one: number, other: number) => length % 2 === 0 && other - one === length / 2;
    return {
      next: around(length),
      opposite: across.filter(([one, other]) => isAcross(one, other)),
    };
  }
  const at = (position: number) => seats[position - 1] as SeatSpot;
  /** -1 at the top, 1 at the bottom, 0 at the ends. */
  const side = (position: number) => Math.sign(at(position).y);
  const faces = (one: number, other: number) =>
    side(one) === 0
      ? side(other) === 0
      : side(one) === -side(other) && Math.abs(at(one).x - at(other).x) <= mostAside;
  return {
    next: around(seats.length).filter(
      ([one, other]) => side(one) === side(other) || side(one) * side(other) === 0,
    ),
    opposite: across.filter(([one, other]) => faces(one, other)),
  };
};

/** Each position with the next one. */
const inLine = (count: number): SeatPair[] =>
  Array.from({ length: count - 1 }, (_, index) => [index + 1, index + 2]);

/** Each position with the next one, and the last with the first. */
const around = (count: number): SeatPair[] =>
  Array.from({ length: count < 3 ? count - 1 : count }, (_, index) =>
    index + 1 === count ? [1, count] : [index + 1, index + 2],
  );

const pairsOf = (
  seats: readonly SeatSpot[],
  isPair: (one: SeatSpot, other: SeatSpot) => boolean,
): SeatPair[] =>
  seats.flatMap((one, index) =>
    seats
      .slice(index + 1)
      .flatMap((other): SeatPair[] => (isPair(one, other) ? [[one.position, other.position]] : [])),
  );

const distance = (one: SeatSpot, other: SeatSpot): number =>
  Math.hypot(one.x - other.x, one.y - other.y);
