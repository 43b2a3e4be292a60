import { expect, it } from 'vitest';
import { type ArrangeHow, arranged } from './arranged.ts';
import { type Box, boxOf, type Standing } from './seatLayout.ts';

const at = (x: number, y: number, capacity = 8): Standing => ({
  layout: 'circular',
  capacity,
  endSeats: false,
  place: { x, y, rotation: 30 },
});
const three = [at(0, 0), at(900, 70, 20), at(500, -40)];
const placesOf = (how: ArrangeHow, tables = three) =>
  arranged(tables, { how }, { standing: [] }).map((place, index) => ({
    ...boxOf({ ...(tables[index] as Standing), place: { ...place } }),
  }));

it('aligns edges, and keeps the other direction as it is', () => {
  const left = placesOf('left').map(({ x, width }) => x - width / 2);
  expect(Math.max(...left) - Math.min(...left)).toBeLessThan(0.2);
  expect(placesOf('left').map(({ y }) => y)).toEqual([0, 70, -40]);
  const bottom = placesOf('bottom').map(({ y, height }) => y + height / 2);
  expect(Math.max(...bottom) - Math.min(...bottom)).toBeLessThan(0.2);
  expect(new Set(placesOf('middle').map(({ y }) => y)).size).toBe(1);
  expect(new Set(placesOf('centre').map(({ x }) => x)).size).toBe(1);
});

it('spreads tables evenly between the outermost two, which stay', () => {
  const [first, last, middle] = placesOf('spreadAcross') as Box[] as [Box, Box, Box];
  expect([first.x, last.x]).toEqual([0, 900]);
  const before = middle.x - middle.width / 2 - (first.x + first.width / 2);
  const after = last.x - last.width / 2 - (middle.x + middle.width / 2);
  expect(Math.abs(before - after)).toBeLessThan(0.2);
});

it('keeps a table alone where it is', () => {
  for (const how of ['spreadAcross', 'spreadDown', 'left', 'middle'] as const)
    expect(arranged([at(5, 6)], { how }, { standing: [] })).toEqual([{ x: 5, y: 6, rotation: 30 }]);
});

it('arranges tables in straight rows, starting where the first stood, around obstacles', () => {
  const places = arranged(
    [at(100, 50), at(300, 900), at(90, 40)],
    { how: 'rows', perRow: 2 },
    { standing: [at(510, 40)] },
  );
  expect(places).toEqual([
    { x: 90, y: 40, rotation: 0 },
    { x: 90, y: 420, rotation: 0 },
    { x: 510, y: 420, rotation: 0 },
  ]);
});
