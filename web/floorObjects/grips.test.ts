import { expect, it } from 'vitest';
import { limits } from '../../schema/limits.ts';
import { applyCornerKey, betweensOf, dragGrip, grab, gripsOf, topOf } from './grips.ts';

const stage = {
  x: 100,
  y: 50,
  rotation: 90,
  shape: { type: 'rect' as const, width: 400, height: 200 },
};

it('turns an object towards the pointer, in steps unless free', () => {
  const turned = (x: number, y: number, isFree = false) =>
    dragGrip(stage, { kind: 'turn' }, { x, y }, isFree).rotation;
  expect(turned(100, 0)).toBe(0);
  expect(turned(200, 50)).toBe(90);
  expect(turned(0, 50)).toBe(270);
  expect(turned(150, -40)).toBe(30);
  expect(turned(150, -40, true)).toBe(29);
});

it('resizes it around its middle at its rotation, but not to nothing', () => {
  // Turned by a right angle, its width runs down.
  const sized = dragGrip(stage, { kind: 'size' }, { x: 0, y: 304 }, false);
  expect(sized).toMatchObject({ x: 100, y: 50, shape: { width: 510, height: 200 } });
  const tiny = dragGrip(stage, { kind: 'size' }, { x: 100, y: 50 }, false);
  expect(tiny.shape).toMatchObject({ width: limits.floorSize.min, height: limits.floorSize.min });
});

it('moves one corner of a path and leaves the others', () => {
  const wall = {
    x: 0,
    y: 0,
    rotation: 0,
    shape: {
      type: 'path' as const,
      points: [
        [0, 0],
        [100, -30],
      ] as [number, number][],
      isClosed: false,
      thickness: 10,
    },
  };
  expect(gripsOf(wall.shape)).toHaveLength(2);
  expect(topOf(wall.shape)).toBe(-30);
  const moved = dragGrip(wall, { kind: 'corner', index: 1 }, { x: 203, y: 7 }, false);
  expect(moved.shape).toMatchObject({
    points: [
      [0, 0],
      [200, 10],
    ],
  });
});

const zone = {
  x: 100,
  y: 100,
  rotation: 90,
  shape: {
    type: 'path' as const,
    points: [
      [0, 0],
      [200, 0],
      [200, 100],
      [0, 100],
    ] as [number, number][],
    isClosed: true,
    thickness: 1,
  },
};

it('steps a corner along the floor, at any rotation of the object', () => {
  // Turned by a right angle, what lies to the right on the floor is up in the shape.
  const stepped = applyCornerKey(zone, 2, { does: 'move', by: [10, 0] });
  expect(stepped).toMatchObject({ at: 2, held: { x: 100, shape: { points: { 2: [200, 90] } } } });
});

it('adds and removes corners, and names the next one to focus', () => {
  const added = applyCornerKey(zone, 3, { does: 'add' });
  expect(added).toMatchObject({ at: 4, held: { shape: { points: { 4: [0, 50] } } } });
  const removed = applyCornerKey(zone, 3, { does: 'remove' });
  expect(removed?.at).toBe(2);
  expect(removed?.held.shape).toMatchObject({ points: zone.shape.points.slice(0, 3) });
});

it('lets no edge of an area touch itself, and handles no keys for other shapes', () => {
  expect(applyCornerKey(zone, 0, { does: 'move', by: [-50, 300] })).toBeNull();
  expect(applyCornerKey(stage, 0, { does: 'add' })).toBeNull();
});

it('offers a handle between two corners that becomes a corner when dragged', () => {
  expect(betweensOf(zone.shape, 0).map(({ at }) => at)).toEqual([
    { x: 100, y: 0 },
    { x: 200, y: 50 },
    { x: 100, y: 100 },
    { x: 0, y: 50 },
  ]);
  const { held, grip } = grab(zone, { kind: 'between', index: 1 });
  expect(grip).toEqual({ kind: 'corner', index: 2 });
  expect(held.shape).toMatchObject({ points: { 1: [200, 0], 2: [200, 50], 3: [200, 100] } });
  expect(grab(zone, { kind: 'corner', index: 1 }).held).toBe(zone);
});

it('offers none on an edge that is too short, after the end of a line, or beyond the limit', () => {
  expect(betweensOf(zone.shape, 150)).toHaveLength(2);
  expect(betweensOf({ ...zone.shape, isClosed: false }, 0)).toHaveLength(3);
  const points = Array.from({ length: limits.pathPoints.max }, (_, n): [number, number] => [
    n * 100,
    (n % 2) * 100,
  ]);
  expect(betweensOf({ ...zone.shape, points }, 0)).toEqual([]);
  expect(betweensOf(stage.shape, 0)).toEqual([]);
});
