import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPlace } from '../tables/rows.ts';
import { frameAround, leastScale, partsOfFloor, scaleOn } from './floorParts.ts';

/** The area for content on an A4 page in landscape. */
const page = { width: 277, height: 184 };
const shape = { layout: 'circular', capacity: 10, endSeats: false } as const;

/** `count` tables at their default places. */
const room = (count: number) => {
  const tables: { id: number; x: number; y: number; rotation: number }[] = [];
  for (let id = 0; id < count; id += 1) {
    const others = tables.map((place) => ({ ...shape, place }));
    tables.push({ id, ...nextPlace(shape, others) });
  }
  return tables.map((table) => ({ ...shape, ...table }));
};

/** Tables in rows, `step` apart. */
const rows = (across: number, down: number, step = 420) =>
  Array.from({ length: across * down }, (_, id) => ({
    ...shape,
    id,
    x: (id % across) * step,
    y: Math.floor(id / across) * step,
    rotation: 0,
  }));

describe('the parts of a floor', () => {
  it('are none without tables, and one for a small room', () => {
    expect(partsOfFloor([], page)).toEqual([]);
    expect(partsOfFloor(rows(2, 2), page)).toHaveLength(1);
  });

  it.each([5, 20, 100])('contain each of %i tables once, at a readable size', (count) => {
    const parts = partsOfFloor(room(count), page);
    const ids = parts.flat().map(({ id }) => id);
    expect([...ids].sort((a, b) => a - b)).toEqual(room(count).map(({ id }) => id));
    for (const part of parts) {
      expect(scaleOn(frameAround(part), page)).toBeGreaterThanOrEqual(leastScale);
    }
  });

  it('stay few: several tables share a page, and rows stay whole', () => {
    expect(partsOfFloor(room(100), page).length).toBeLessThanOrEqual(32);
    expect(partsOfFloor(rows(4, 3), page).map((part) => part.map(({ id }) => id))).toEqual([
      [0, 1, 4, 5],
      [2, 3, 6, 7],
      [8, 9, 10, 11].slice(0, 2),
      [10, 11],
    ]);
  });

  it('include a small table that stands beside a part', () => {
    const small = { ...shape, id: 99, x: 1_000, y: 420, rotation: 0, capacity: 5 };
    const parts = partsOfFloor(
      [...rows(2, 2), ...rows(2, 2).map((t) => ({ ...t, id: t.id + 10, x: t.x + 5_000 })), small],
      page,
    );
    for (const part of parts) expect(part.length).toBeGreaterThan(1);
  });

  it('include a table that is longer than a page if that costs no size', () => {
    const long = { ...shape, layout: 'longTable', capacity: 60, x: 0, rotation: 0 } as const;
    const below = (id: number, x = 0) => ({ ...long, id, x, y: id * 400 });
    expect(partsOfFloor([below(0), below(1)], page)).toHaveLength(1);
    expect(partsOfFloor([below(0), below(1, 300)], page)).toHaveLength(2);
    const small = { ...shape, id: 1, x: 0, y: 400, rotation: 0 };
    expect(partsOfFloor([below(0), small], page)).toHaveLength(2);
  });

  it('even split tables that stand in one spot', () => {
    const heap = Array.from({ length: 40 }, (_, id) => ({
      ...shape,
      id,
      x: id === 0 ? 5_000 : 0,
      y: 0,
      rotation: 30,
    }));
    expect(partsOfFloor(heap, page).flat()).toHaveLength(40);
  });

  it('contain every table once, wherever tables stand', () => {
    const table = fc.record({
      x: fc.integer({ min: -20_000, max: 20_000 }),
      y: fc.integer({ min: -20_000, max: 20_000 }),
      rotation: fc.constantFrom(0, 45, 90),
    });
    fc.assert(
      fc.property(fc.array(table, { maxLength: 40 }), (places) => {
        const tables = places.map((place, id) => ({ ...shape, id, ...place }));
        const parts = partsOfFloor(tables, page);
        expect(
          parts
            .flat()
            .map(({ id }) => id)
            .sort((a, b) => a - b),
        ).toEqual(tables.map(({ id }) => id));
        expect(parts.every((part) => part.length > 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
