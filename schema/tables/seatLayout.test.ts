import { describe, expect, it } from 'vitest';
import { onFloor } from '../rooms/onFloor.ts';
import { everyLayout } from '../vocabulary.ts';
import {
  capacitiesOf,
  leastNameWidth,
  mayHaveEndSeats,
  nameBelowCentre,
  seatsOf,
  startsWithEndSeats,
  tableExtent,
  tableFootprint,
  topCorners,
} from './seatLayout.ts';

type Point = { x: number; y: number };
const isInside = ({ x, y }: Point, corners: readonly Point[]) =>
  corners.filter((from, index) => {
    const to = corners[(index + 1) % corners.length] as Point;
    return (
      from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
    );
  }).length %
    2 ===
  1;

const capacities = (layout: (typeof everyLayout)[number]) => {
  const { min, max, step } = capacitiesOf(layout);
  return Array.from({ length: (max - min) / step + 1 }, (_, n) => min + n * step);
};
const everyShape = everyLayout.flatMap((layout) =>
  capacities(layout).flatMap((capacity) =>
    (mayHaveEndSeats(layout, capacity) ? [true, false] : [false]).map((endSeats) => ({
      layout,
      capacity,
      endSeats,
    })),
  ),
);

describe.each(everyShape)('$layout for $capacity, end seats: $endSeats', (shape) => {
  const seats = seatsOf(shape);

  it('has as many seats as its capacity, numbered from 1', () => {
    expect(seats.map((seat) => seat.position)).toEqual(seats.map((_, index) => index + 1));
    expect(seats).toHaveLength(shape.capacity);
  });

  it('leaves room for every chair and keeps it off the table top', () => {
    const distances = seats.flatMap((seat, index) =>
      seats.slice(index + 1).map((other) => Math.hypot(seat.x - other.x, seat.y - other.y)),
    );
    expect(Math.min(Infinity, ...distances)).toBeGreaterThan(44);
    const { width, height } = tableExtent(shape);
    for (const { x, y } of seats) {
      const corners = topCorners(shape);
      const inside = corners
        ? isInside({ x, y }, corners)
        : shape.layout === 'circular' || shape.layout === 'oval'
          ? Math.hypot(x / (width / 2), y / (height / 2)) < 1
          : Math.abs(x) < width / 2 && Math.abs(y) < height / 2;
      // A row has no table, so its chairs are in its middle.
      expect(inside).toBe(shape.layout === 'row');
    }
  });
});

describe.each(everyShape)('$layout for $capacity, end seats: $endSeats', (shape) => {
  it('takes as much floor as its chairs need', () => {
    const { width, height } = tableFootprint(shape);
    for (const { x, y } of seatsOf(shape)) {
      expect(Math.abs(x) + 22).toBeLessThanOrEqual(width / 2 + 0.1);
      expect(Math.abs(y) + 22).toBeLessThanOrEqual(height / 2 + 0.1);
    }
  });
});

it('has the seats of a U along its outside, equally many on each leg', () => {
  const seats = seatsOf({ layout: 'uShape', capacity: 13, endSeats: false });
  const { width, height } = tableExtent({ layout: 'uShape', capacity: 13, endSeats: false });
  const left = seats.filter(({ x }) => x < -width / 2);
  const head = seats.filter(({ y }) => y < -height / 2);
  const right = seats.filter(({ x }) => x > width / 2);
  expect([left.length, head.length, right.length]).toEqual([4, 5, 4]);
  expect(left.map(({ y }) => y)).toEqual(left.map(({ y }) => y).toSorted((a, b) => b - a));
  expect(right.map(({ y }) => y)).toEqual(right.map(({ y }) => y).toSorted((a, b) => a - b));
});

it('leaves the flat side of a half round free', () => {
  const shape = { layout: 'halfRound', capacity: 12, endSeats: false } as const;
  const { height } = tableExtent(shape);
  for (const { y } of seatsOf(shape)) expect(y).toBeGreaterThan(-height / 2);
});

it('puts one seat at each end and splits the others between the sides', () => {
  const seats = seatsOf({ layout: 'rectangular', capacity: 8, endSeats: true });
  expect(seats.filter((seat) => seat.y === 0).map((seat) => Math.sign(seat.x))).toEqual([1, -1]);
  expect(seats.filter((seat) => seat.y < 0)).toHaveLength(3);
  expect(seats.filter((seat) => seat.y > 0)).toHaveLength(3);
});

it('gives end seats to new rectangular tables from six seats on, never to circular ones', () => {
  expect(startsWithEndSeats('rectangular', 6)).toBe(true);
  expect(startsWithEndSeats('rectangular', 5)).toBe(false);
  expect(startsWithEndSeats('oval', 8)).toBe(false);
  expect(mayHaveEndSeats('oval', 8)).toBe(true);
  expect(mayHaveEndSeats('circular', 20)).toBe(false);
  expect(startsWithEndSeats('longTable', 24)).toBe(false);
  expect(mayHaveEndSeats('longTable', 24)).toBe(true);
  for (const layout of ['halfRound', 'uShape', 'row'] as const)
    expect(mayHaveEndSeats(layout, 12)).toBe(false);
});

it('names a row of chairs beside them, at any rotation', () => {
  for (let rotation = 0; rotation < 360; rotation += 5) {
    const row = { layout: 'row', capacity: 6, endSeats: false, rotation } as const;
    const name = onFloor({ x: 0, y: nameBelowCentre(row) }, { x: 0, y: 0, rotation });
    for (const seat of seatsOf(row)) {
      const chair = onFloor(seat, { x: 0, y: 0, rotation });
      const across = Math.max(0, Math.abs(chair.x - name.x) - leastNameWidth / 2);
      const down = Math.max(0, Math.abs(chair.y - name.y) - 15);
      expect(Math.hypot(across, down)).toBeGreaterThan(20);
    }
  }
});
