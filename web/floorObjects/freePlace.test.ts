import { expect, it } from 'vitest';
import { limits } from '../../schema/limits.ts';
import { freePlace } from './freePlace.ts';

const tables = [
  { x: 0, y: 0 },
  { x: 400, y: 300 },
];

it('puts an object above the middle of the tables', () => {
  expect(freePlace(tables, [])).toEqual({ x: 200, y: -320 });
  expect(freePlace([], [])).toEqual({ x: 0, y: -320 });
});

it('puts the next ones beside it, on either side', () => {
  const first = freePlace(tables, []);
  const second = freePlace(tables, [first]);
  const third = freePlace(tables, [first, second]);
  expect([second, third]).toEqual([
    { x: 360, y: -320 },
    { x: 40, y: -320 },
  ]);
});

it('stays on the floor', () => {
  const corner = [{ x: 0, y: -limits.floor }];
  expect(freePlace(corner, []).y).toBe(-limits.floor);
});
