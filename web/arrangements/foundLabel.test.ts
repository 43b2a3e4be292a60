import { expect, it } from 'vitest';
import type { ArrangementTable } from '../../schema/entities/arrangement.ts';
import { seatsOf } from '../../schema/tables/seatLayout.ts';
import { foundLabel, unionOf } from './foundLabel.ts';

const table = (layout: 'circular' | 'rectangular' | 'oval', rotation = 0): ArrangementTable => ({
  tableId: 't',
  name: 'Table 1',
  layout,
  endSeats: layout !== 'circular',
  x: 300,
  y: 200,
  rotation,
  capacity: 10,
});

/** The distance from a point to a frame; 0 within. */
const distance = (
  { x, y }: { x: number; y: number },
  label: { x: number; y: number; width: number; height: number },
) =>
  Math.hypot(
    x - Math.min(label.x + label.width, Math.max(label.x, x)),
    y - Math.min(label.y + label.height, Math.max(label.y, y)),
  );

it.each([
  ['circular', 0],
  ['circular', 30],
  ['rectangular', 0],
  ['rectangular', 90],
  ['oval', 45],
] as const)('covers nobody at a %s table turned by %i', (layout, rotation) => {
  const one = table(layout, rotation);
  const turn = (rotation * Math.PI) / 180;
  const seats = seatsOf(one).map(({ x, y }) => ({ x, y }));
  const points = seats.map(({ x, y }) => ({
    x: one.x + x * Math.cos(turn) - y * Math.sin(turn),
    y: one.y + x * Math.sin(turn) + y * Math.cos(turn),
  }));
  for (const [index, seat] of seats.entries()) {
    const others = points.filter((_, at) => at !== index);
    const label = foundLabel('Konstantin Østergaard', 19, seat, one, others);
    for (const other of others) expect(distance(other, label)).toBeGreaterThanOrEqual(20);
    // Beside its own seat, and not over it.
    const own = points[index] ?? { x: 0, y: 0 };
    expect(distance(own, label)).toBeGreaterThan(25);
    expect(distance(own, label)).toBeLessThan(60);
  }
});

it('is in the same picture as its table', () => {
  expect(
    unionOf({ x: 0, y: 0, width: 10, height: 10 }, { x: -5, y: 2, width: 30, height: 1 }),
  ).toEqual({ x: -5, y: 0, width: 30, height: 10 });
});

it.each([
  ['\u{1f600}\u{1f600}\u{1f600}', 3 * 1.25],
  ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', 1.25],
  ['\u{1f1ea}\u{1f1f8}', 1.25],
  ['王小明', 3],
])('has room for %s, and for not much more', (name, letters) => {
  const { width } = foundLabel(name, 20, { x: 0, y: -100 }, table('circular'), []);
  expect(width).toBeGreaterThan((letters + 0.8) * 20);
  expect(width).toBeLessThan((letters + 1.4) * 20);
});
