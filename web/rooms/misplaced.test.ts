import { describe, expect, it } from 'vitest';
import type { FloorShape } from '../../schema/entities/floorObject.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';
import { markOf, misplacedTables } from './misplaced.ts';

const table = (layout: TableLayout, capacity: number, place = { x: 0, y: 0, rotation: 0 }) => ({
  id: layout,
  name: layout,
  layout,
  capacity,
  endSeats: false,
  ...place,
});

const isOn = (shape: FloorShape, x: number, y: number, stands: ReturnType<typeof table>) => {
  const pillar = {
    id: 'p',
    kind: 'pillar',
    name: 'Pillar',
    x,
    y,
    rotation: 0,
    isSolid: true,
  } as const;
  const objects = [{ ...pillar, shape }];
  const tables = [{ table: stands, seats: [], people: [] }];
  return misplacedTables(tables, objects, { outline: null }).length > 0;
};
const square: FloorShape = { type: 'rect', width: 20, height: 20 };

describe('a table is marked', () => {
  it.each([
    // A round table of 8 has a radius of 64 cm.
    ['circular', 8, 40],
    ['oval', 8, 40],
    ['halfRound', 6, 40],
  ] as const)('only if its top is on something solid: %s', (layout, capacity, inner) => {
    const stands = table(layout, capacity);
    const { frame } = markOf(stands);
    const [right, bottom] = [frame.width / 2 - 14, frame.height / 2 - 14];
    expect(isOn(square, right - 5, bottom - 5, stands)).toBe(false);
    expect(isOn(square, 0, bottom - 5, stands)).toBe(true);
    expect(isOn(square, inner, 0, stands)).toBe(true);
  });

  it('on its legs if it is a U, and not for what stands between them', () => {
    const stands = table('uShape', 18);
    expect(isOn(square, 0, 60, stands)).toBe(false);
    expect(isOn({ type: 'rect', width: 140, height: 140 }, 0, 60, stands)).toBe(false);
    expect(isOn(square, 0, 20 - markOf(stands).frame.height / 2, stands)).toBe(true);
  });

  it('if it was dragged onto a solid point', () => {
    expect(isOn({ type: 'point' }, 10, 10, table('circular', 8))).toBe(true);
  });

  it('by a sign at its corner, also if it is turned', () => {
    const { corner } = markOf(table('longTable', 24, { x: 500, y: 300, rotation: 90 }));
    expect([Math.round(corner.x), Math.round(corner.y)]).toEqual([545, 680]);
  });

  it('by a frame that keeps clear of the names below a row of chairs', () => {
    expect(markOf(table('row', 12)).frame.height / 2).toBeLessThan(29);
  });
});
