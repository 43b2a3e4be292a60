import { expect, it } from 'vitest';
import type { Corner } from '../../schema/entities/floorObject.ts';
import { cornerKeyOf, withCorner, withoutCorner } from './corners.ts';

const points: Corner[] = [
  [0, 0],
  [100, 0],
  [100, 51],
];
const zone = { points, isClosed: true };
const wall = { points, isClosed: false };

it("adds a corner halfway to the next, and from an area's last to its first", () => {
  expect(withCorner(zone, 0)).toEqual({ points: points.toSpliced(1, 0, [50, 0]), at: 1 });
  expect(withCorner(zone, 2)).toEqual({ points: [...points, [50, 26]], at: 3 });
});

it('adds one before the end of a line, which has no next', () => {
  expect(withCorner(wall, 2)).toEqual({ points: points.toSpliced(2, 0, [100, 26]), at: 2 });
});

it('adds none beyond the limit', () => {
  const many = Array.from({ length: 200 }, (_, n): Corner => [n, n * n]);
  expect(withCorner({ points: many, isClosed: true }, 0)).toBeNull();
  expect(withCorner({ points: many.slice(1), isClosed: true }, 0)?.points).toHaveLength(200);
});

it('removes a corner, but leaves an area three and a line two', () => {
  expect(withoutCorner(zone, 1)).toBeNull();
  expect(withoutCorner(wall, 1)).toEqual([points[0], points[2]]);
  expect(withoutCorner({ points: points.slice(1), isClosed: false }, 0)).toBeNull();
});

it('reads keys as steps of 10 cm or 1 m, and as adding and removing', () => {
  const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  const does = (key: string, held = {}) => cornerKeyOf({ ...plain, ...held, key });
  expect(does('ArrowLeft')).toEqual({ does: 'move', by: [-10, 0] });
  expect(does('ArrowDown', { shiftKey: true })).toEqual({ does: 'move', by: [0, 100] });
  expect([does('Enter'), does('Insert')]).toEqual([{ does: 'add' }, { does: 'add' }]);
  expect(does('Delete')).toEqual({ does: 'remove' });
  expect([does('ArrowLeft', { ctrlKey: true }), does('x')]).toEqual([null, null]);
});
