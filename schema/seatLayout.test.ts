import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import {
  mayHaveEndSeats,
  nextPlace,
  seatsOf,
  startsWithEndSeats,
  tableExtent,
} from './seatLayout.ts';
import { tableLayouts } from './vocabulary.ts';

const everyShape = tableLayouts.flatMap((layout) =>
  Array.from({ length: limits.tableCapacity.max }, (_, n) => n + 1).flatMap((capacity) =>
    (mayHaveEndSeats(layout, capacity) ? [true, false] : [false]).map((endSeats) => ({
      layout,
      capacity,
      endSeats,
    })),
  ),
);

describe.each(everyShape)('$layout for $capacity, end seats: $endSeats', (shape) => {
  const seats = seatsOf(shape);

  it('has as many seats as its capacity, counted from 1', () => {
    expect(seats.map((seat) => seat.position)).toEqual(seats.map((_, index) => index + 1));
    expect(seats).toHaveLength(shape.capacity);
  });

  it('leaves every chair room and keeps it off the table top', () => {
    for (const [index, seat] of seats.entries()) {
      for (const other of seats.slice(index + 1)) {
        expect(Math.hypot(seat.x - other.x, seat.y - other.y)).toBeGreaterThan(44);
      }
    }
    const { width, height } = tableExtent(shape);
    for (const { x, y } of seats) {
      const inside =
        shape.layout === 'rectangular'
          ? Math.abs(x) < width / 2 && Math.abs(y) < height / 2
          : Math.hypot(x / (width / 2), y / (height / 2)) < 1;
      expect(inside).toBe(false);
    }
  });
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
});

it('finds each new table a place of its own, always the same one', () => {
  const lay = (count: number) => {
    const shape = { layout: 'circular' as const, capacity: 10, endSeats: false };
    const tables: Parameters<typeof nextPlace>[1][number][] = [];
    for (let n = 0; n < count; n += 1) tables.push({ ...shape, place: nextPlace(shape, tables) });
    return tables.map(({ place }) => place);
  };
  const places = lay(30);
  expect(new Set(places.map(({ x, y }) => `${x}:${y}`)).size).toBe(30);
  expect(lay(30)).toEqual(places);
});
