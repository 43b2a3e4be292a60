import { describe, expect, it } from 'vitest';
import type { TableOnFloor } from '../chart/types.ts';
import { namedPoints } from './pointNames.ts';
import type { DrawnObject } from './shapes.ts';

const table = {
  table: {
    id: 'garden',
    name: 'Garden',
    layout: 'circular',
    endSeats: false,
    capacity: 8,
    x: 0,
    y: 0,
    rotation: 0,
  },
  seats: [],
  people: [],
} satisfies TableOnFloor;

const point = (id: string, x: number, y: number): DrawnObject => ({
  id,
  kind: 'stage',
  name: id,
  x,
  y,
  rotation: 0,
  shape: { type: 'point' },
});

describe('the names of objects when zoomed out', () => {
  it('are left out if they would hide a table', () => {
    const points = [point('on it', 20, 20), point('above it', 0, -150), point('away', 900, 0)];
    expect([...namedPoints(points, [table], 0.3)]).toEqual(['away']);
    expect([...namedPoints(points, [], 0.3)]).toEqual(['on it', 'above it', 'away']);
  });

  it('are left out if they would hide the name of another object', () => {
    const points = [point('Stage', 3000, 0), point('Band', 3020, 10), point('Bar', 3000, 400)];
    expect([...namedPoints(points, [table], 0.3)]).toEqual(['Stage', 'Bar']);
    const zone = { width: 600, height: 400 };
    const hall: DrawnObject = { ...point('Hall', 3000, 30), shape: { type: 'rect', ...zone } };
    expect([...namedPoints([...points, hall], [table], 0.3)]).toEqual(['Bar']);
    // Further away, less has room.
    expect([...namedPoints(points, [table], 0.02)]).toEqual(['Stage']);
  });
});
