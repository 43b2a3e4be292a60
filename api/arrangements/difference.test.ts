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

it('of two seatings includes the outline of the room', () => {
  expect(differenceOf(held(hall), held(null))).toEqual({ seats: 0, tables: 0, objects: 1 });
  expect(isNothing(differenceOf(held(hall), held(structuredClone(hall))))).toBe(true);
  expect(isNothing(differenceOf(held(hall), held({ ...hall, units: 'imperial' })))).toBe(false);
});

it('of two seatings includes the background', () => {
  const picture = { imageId: 'a', width: 60, height: 40, x: 0, y: 0, rotation: 0, opacity: 1 };
  const background = { ...picture, cmPerPixel: 3 };
  const other = { ...held(hall), background: { ...background, cmPerPixel: 4 } };
  expect(differenceOf({ ...held(hall), background }, other).objects).toBe(1);
  expect(differenceOf({ ...held(hall), background }, held(null)).objects).toBe(2);
  expect(isNothing(differenceOf(other, structuredClone(other)))).toBe(true);
});

it('is empty if an older seating has no outline and the room has none either', () => {
  expect(isNothing(differenceOf(held(), held(null)))).toBe(true);
});
