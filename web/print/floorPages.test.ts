import { describe, expect, it } from 'vitest';
import { nextPlace } from '../../schema/rows.ts';
import { frameAround, leastScale, partsOfFloor, scaleOn } from './floorPages.ts';
import { printableArea } from './papers.ts';

const page = printableArea('a4', 'landscape');
const shape = { layout: 'circular', capacity: 10, endSeats: false } as const;

/** This number of tables at their default positions. */
const room = (count: number) => {
  const tables: { id: number; x: number; y: number; rotation: number }[] = [];
  for (let id = 0; id < count; id += 1) {
    const others = tables.map((place) => ({ ...shape, place }));
    tables.push({ id, ...nextPlace(shape, others) });
  }
  return tables.map((table) => ({ ...shape, ...table }));
};

describe('the pages of a seating plan', () => {
  it('are none without tables, and one for a small room', () => {
    expect(partsOfFloor([], page)).toEqual([]);
    expect(partsOfFloor(room(4), page)).toHaveLength(1);
  });

  it.each([5, 20, 100])('contain each of %i tables once, at a readable size', (count) => {
    const parts = partsOfFloor(room(count), page);
    const ids = parts.flat().map(({ id }) => id);
    expect([...ids].sort((a, b) => a - b)).toEqual(room(count).map(({ id }) => id));
    for (const part of parts) {
      expect(scaleOn(frameAround(part), page)).toBeGreaterThanOrEqual(leastScale);
    }
  });

  it('stay few: several tables share a page', () => {
    expect(partsOfFloor(room(100), page).length).toBeLessThanOrEqual(32);
  });

  it('split tables that stand in one spot, too', () => {
    const heap = Array.from({ length: 40 }, (_, id) => ({
      ...shape,
      id,
      x: id === 0 ? 5_000 : 0,
      y: 0,
      rotation: 30,
    }));
    expect(partsOfFloor(heap, page).flat()).toHaveLength(40);
  });
});
