import { expect, it } from 'vitest';
import { landingOf } from './leaps.ts';
import type { TableOnFloor } from './types.ts';

const table = (id: string, x: number, seatCount: number): TableOnFloor => ({
  table: {
    id,
    name: id,
    x,
    y: 0,
    rotation: 90,
    capacity: seatCount,
    layout: 'circular',
    endSeats: false,
  },
  seats: Array.from({ length: seatCount }, (_, n) => ({
    id: `${id}${n + 1}`,
    position: n + 1,
    x: 50,
    y: n * 10,
  })),
  people: [],
});
const tables = [table('a', 0, 3), table('b', 500, 0), table('c', 900, 2)];
const ids = (at: Parameters<typeof landingOf>[1], leap: Parameters<typeof landingOf>[2]) =>
  landingOf(tables, at, leap)?.id;

it('moves from table to table, and from a seat to the first seat there', () => {
  expect(ids({ table: 'b' }, 'nextTable')).toBe('c');
  expect(ids({ table: 'b' }, 'previousTable')).toBe('a');
  expect(ids({ seat: 'c2' }, 'previousTable')).toBe('b');
  expect(landingOf([...tables].reverse(), { seat: 'c2' }, 'nextTable')?.what).toBe('table');
  expect(
    landingOf([tables[2] ?? table('c', 0, 2), table('d', 0, 1)], { seat: 'c2' }, 'nextTable'),
  ).toMatchObject({ what: 'seat', id: 'd1' });
});

it('moves to the first and the last seat of a table, at their positions on the floor', () => {
  expect(ids({ table: 'a' }, 'firstSeat')).toBe('a1');
  const last = landingOf(tables, { seat: 'c1' }, 'lastSeat');
  expect(last).toMatchObject({ what: 'seat', id: 'c2' });
  expect([last?.x, last?.y].map((value) => Math.round(value ?? 0))).toEqual([890, 50]);
});

it('stops at the ends, and without seats', () => {
  expect(ids({ table: 'c' }, 'nextTable')).toBeUndefined();
  expect(ids({ seat: 'a1' }, 'previousTable')).toBeUndefined();
  expect(ids({ table: 'b' }, 'lastSeat')).toBeUndefined();
  expect(ids({}, 'nextTable')).toBeUndefined();
});
