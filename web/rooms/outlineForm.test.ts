import { expect, it } from 'vitest';
import type { Corner } from '../../schema/entities/floorObject.ts';
import { outlineFrom } from './outlineForm.ts';

/** A room of six corners, 18 by 12 m. */
const corners: Corner[] = [
  [-900, -600],
  [900, -600],
  [900, 0],
  [0, 0],
  [0, 600],
  [-900, 600],
];
const now = { x: 0, y: 0, width: 1800, height: 1200 };

it('keeps the corners if only the units change', () => {
  const typed = { units: 'imperial' as const, width: '59.06', length: '39.37' };
  expect(outlineFrom(typed, now, corners)).toEqual({ units: 'imperial', points: corners });
});

it('draws a rectangle if a dimension changes, or if there is no outline yet', () => {
  const units = 'metric' as const;
  const [left, top, right] = [-1000, -600, 1000];
  expect(outlineFrom({ units, width: '20', length: '12' }, now, corners).points).toEqual([
    [left, top],
    [right, top],
    [right, 600],
    [left, 600],
  ]);
  expect(outlineFrom({ units, width: '18', length: '12' }, now, undefined).points).toHaveLength(4);
});
