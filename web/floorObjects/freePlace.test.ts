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

it('puts areas side by side, and none over another or over the tables', () => {
  const boxOf = ({ x, y }: { x: number; y: number }, width: number, height: number) => ({
    ...{ left: x - width / 2, right: x + width / 2 },
    ...{ top: y - height / 2, bottom: y + height / 2 },
  });
  const sizes = [
    { width: 600, height: 300 },
    { width: 1_000, height: 500 },
    { width: 200, height: 100 },
    { width: 0, height: 0 },
    { width: 600, height: 300 },
  ];
  const placed: (ReturnType<typeof freePlace> & { box: ReturnType<typeof boxOf> })[] = [];
  for (const size of sizes) {
    const at = freePlace(tables, placed, size);
    placed.push({ ...at, box: boxOf(at, size.width, size.height) });
  }
  const boxes = placed.map(({ box }) => box).sort((one, other) => one.left - other.left);
  for (const [n, { right, bottom }] of boxes.entries()) {
    expect(bottom).toBeLessThanOrEqual(-160);
    expect(boxes[n + 1]?.left ?? Infinity).toBeGreaterThanOrEqual(right + 160);
  }
});

it('stays on the floor', () => {
  const corner = [{ x: 0, y: -limits.floor }];
  expect(freePlace(corner, []).y).toBe(-limits.floor);
});
