import { describe, expect, it } from 'vitest';
import {
  capacitiesOf,
  mayHaveEndSeats,
  seatsOf,
  type TableShape,
} from '../../schema/tables/seatLayout.ts';
import { everyLayout, isExtendedLayout } from '../../schema/vocabulary.ts';
import { neighboursOf, type SeatPair } from './seatNeighbours.ts';

const ring = (count: number): SeatPair[] => [
  ...Array.from({ length: count - 1 }, (_, index): SeatPair => [index + 1, index + 2]),
  [1, count],
];

/** The neighbours in instances of seating problems, which were derived from the same seats independently. */
const listed: [TableShape, next: SeatPair[], opposite: SeatPair[]][] = [
  [
    { layout: 'circular', capacity: 4, endSeats: false },
    ring(4),
    [
      [1, 3],
      [2, 4],
    ],
  ],
  [{ layout: 'circular', capacity: 10, endSeats: false }, ring(10), []],
  [{ layout: 'circular', capacity: 11, endSeats: false }, ring(11), []],
  [{ layout: 'circular', capacity: 12, endSeats: false }, ring(12), []],
  [{ layout: 'circular', capacity: 16, endSeats: false }, ring(16), []],
  [
    { layout: 'rectangular', capacity: 6, endSeats: true },
    ring(6),
    [
      [1, 5],
      [2, 4],
      [3, 6],
    ],
  ],
  [
    { layout: 'rectangular', capacity: 8, endSeats: true },
    ring(8),
    [
      [1, 7],
      [2, 6],
      [3, 5],
    ],
  ],
  [
    { layout: 'rectangular', capacity: 12, endSeats: true },
    ring(12),
    [
      [1, 11],
      [2, 10],
      [3, 9],
      [4, 8],
      [5, 7],
    ],
  ],
  [
    { layout: 'oval', capacity: 12, endSeats: false },
    ring(12).filter(([one, other]) => other === one + 1 && one !== 6),
    [
      [1, 12],
      [2, 11],
      [3, 10],
      [4, 9],
      [5, 8],
      [6, 7],
    ],
  ],
];

const sorted = (pairs: readonly SeatPair[]) => pairs.map(String).toSorted();

const capacities = (layout: TableShape['layout']) => {
  const { min, max, step } = capacitiesOf(layout);
  return Array.from({ length: (max - min) / step + 1 }, (_, n) => min + n * step);
};
const everyShape: TableShape[] = everyLayout.flatMap((layout) =>
  capacities(layout).flatMap((capacity) => [
    { layout, capacity, endSeats: false },
    ...(mayHaveEndSeats(layout, capacity) ? [{ layout, capacity, endSeats: true }] : []),
  ]),
);
const titled = everyShape.map((shape) => ({
  ...shape,
  title: `${shape.layout} for ${shape.capacity}${shape.endSeats ? ' with end seats' : ''}`,
}));

it.each(listed)('finds the listed neighbours of %o', (shape, next, opposite) => {
  const found = neighboursOf(shape);
  expect(sorted(found.next)).toEqual(sorted(next));
  expect(sorted(found.opposite)).toEqual(sorted(opposite));
});

it('knows the 90 shapes of the specification, and 206 more', () => {
  expect(everyShape.filter(({ layout }) => !isExtendedLayout(layout))).toHaveLength(90);
  expect(everyShape).toHaveLength(90 + 11 + 55 + 2 * 20 + 100);
});

describe.each(titled)('$title', (shape) => {
  const { next, opposite } = neighboursOf(shape);
  const seats = seatsOf(shape);
  const at = (position: number) => seats[position - 1] as (typeof seats)[number];
  const countOf = (pairs: readonly SeatPair[], position: number) =>
    pairs.filter((pair) => pair.includes(position)).length;

  it('lists each pair once, lower position first', () => {
    for (const pairs of [next, opposite]) {
      expect(new Set(pairs.map(String)).size).toBe(pairs.length);
      for (const [one, other] of pairs) {
        expect(one).toBeGreaterThanOrEqual(1);
        expect(other).toBeGreaterThan(one);
        expect(other).toBeLessThanOrEqual(shape.capacity);
      }
    }
  });

  it('treats seats that follow each other along an edge as next', () => {
    const { capacity } = shape;
    const isClosed = shape.layout === 'circular' || shape.endSeats;
    const isOneLine = ['halfRound', 'uShape', 'row'].includes(shape.layout);
    const sides = isClosed ? 0 : capacity === 1 || isOneLine ? 1 : 2;
    const pairs = isClosed && capacity < 3 ? capacity - 1 : capacity - sides;
    expect(next).toHaveLength(pairs);
    for (const { position } of seats) expect(countOf(next, position)).toBeLessThanOrEqual(2);
  });

  it('treats seats that face each other within 2 m as opposite', () => {
    for (const [one, other] of opposite) {
      const [a, b] = [at(one), at(other)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThanOrEqual(200);
      expect(a.y === 0 ? b.y : Math.sign(a.y * b.y)).not.toBe(1);
    }
    for (const { position } of seats) expect(countOf(opposite, position)).toBeLessThanOrEqual(2);
  });
});

it('makes a seat face two if one side has one seat more', () => {
  const { opposite } = neighboursOf({ layout: 'rectangular', capacity: 5, endSeats: false });
  expect(sorted(opposite)).toEqual(['1,5', '2,4', '2,5', '3,4']);
});
