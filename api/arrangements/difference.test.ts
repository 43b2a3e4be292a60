import { expect, it } from 'vitest';
import type { RoomOutline } from '../../schema/entities/room.ts';
import { differenceOf, isNothing } from './difference.ts';

const held = (outline?: RoomOutline | null) => ({
  tables: [],
  names: {},
  objects: [],
  ...(outline !== undefined && { outline }),
});
const hall: RoomOutline = {
  points: [
    [0, 0],
    [900, 0],
    [900, 900],
  ],
  units: 'metric',
};

it('of two seatings is the outline of the room as well', () => {
  expect(differenceOf(held(hall), held(null))).toEqual({ seats: 0, tables: 0, objects: 1 });
  expect(isNothing(differenceOf(held(hall), held(structuredClone(hall))))).toBe(true);
  expect(isNothing(differenceOf(held(hall), held({ ...hall, units: 'imperial' })))).toBe(false);
});

it('is nothing where an older seating says nothing of an outline, and there is none', () => {
  expect(isNothing(differenceOf(held(), held(null)))).toBe(true);
});
