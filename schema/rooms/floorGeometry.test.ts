import { describe, expect, it } from 'vitest';
import type { Corner, FloorShape } from '../entities/floorObject.ts';
import { limits } from '../limits.ts';
import {
  areasOf,
  boundsOf,
  fromPlace,
  hasArea,
  isOnFloor,
  isWhollyWithin,
  liesOn,
  measuringPoint,
  meetsItself,
  outlineArea,
  overlap,
  rectangleAt,
} from './floorGeometry.ts';

const at = (x: number, y: number, rotation = 0) => ({ x, y, rotation });
const rect = (width: number, height: number): FloorShape => ({ type: 'rect', width, height });
const line = (...points: Corner[]): FloorShape => ({
  type: 'path',
  points,
  isClosed: false,
  thickness: 20,
});
const area = (...points: Corner[]): FloorShape => ({
  type: 'path',
  points,
  isClosed: true,
  thickness: 1,
});
const near = (spot: { x: number; y: number }) => ({
  x: expect.closeTo(spot.x, 6),
  y: expect.closeTo(spot.y, 6),
});

describe('the reference point for distances', () => {
  it('is the middle of a shape, and turns with it', () => {
    const point = { x: 0, y: 100 };
    expect(measuringPoint({ shape: rect(400, 200), place: at(50, 60), point: null })).toEqual(
      near({ x: 50, y: 60 }),
    );
    // Clockwise: what was below is now to the left.
    expect(measuringPoint({ shape: rect(400, 200), place: at(50, 60, 90), point })).toEqual(
      near({ x: -50, y: 60 }),
    );
  });

  it('is the middle of a line, and the centroid of an area', () => {
    const place = at(10, 0);
    const wall = line([0, 0], [100, 0], [100, 300]);
    expect(measuringPoint({ shape: wall, place, point: null })).toEqual(near({ x: 110, y: 100 }));
    const triangle = area([0, 0], [90, 0], [0, 90]);
    expect(measuringPoint({ shape: triangle, place, point: null })).toEqual(near({ x: 40, y: 30 }));
  });
});

describe('the area of an object', () => {
  it('includes its edge, at any rotation', () => {
    const stage = { shape: rect(400, 200), place: at(0, 0, 90) };
    expect(liesOn(stage, { x: 100, y: 200 })).toBe(true);
    expect(liesOn(stage, { x: 100.01, y: 0 })).toBe(false);
    const round = {
      shape: { type: 'ellipse', width: 400, height: 200 } as const,
      place: at(0, 0),
    };
    expect(liesOn(round, { x: 200, y: 0 })).toBe(true);
    expect(liesOn(round, { x: 199, y: 20 })).toBe(false);
  });

  it('is empty for a point, and the thickness of a line', () => {
    expect(liesOn({ shape: { type: 'point' }, place: at(0, 0) }, { x: 0, y: 0 })).toBe(false);
    const wall = { shape: line([0, 0], [100, 0]), place: at(0, 0) };
    expect(liesOn(wall, { x: 50, y: 10 })).toBe(true);
    expect(liesOn(wall, { x: 50, y: 10.1 })).toBe(false);
  });

  it('leaves out the bay of a concave shape', () => {
    const bent = area([0, 0], [300, 0], [300, 100], [100, 100], [100, 300], [0, 300]);
    const zone = { shape: bent, place: at(0, 0) };
    expect(liesOn(zone, { x: 50, y: 250 })).toBe(true);
    expect(liesOn(zone, { x: 100, y: 200 })).toBe(true);
    expect(liesOn(zone, { x: 200, y: 200 })).toBe(false);
  });
});

it('exists for areas, but not for lines and points', () => {
  expect([rect(1, 1), area([0, 0], [1, 0], [0, 1])].every(hasArea)).toBe(true);
  expect([{ type: 'point' } as const, line([0, 0], [1, 0])].some(hasArea)).toBe(false);
});

it('keeps objects completely on the floor, at any rotation', () => {
  const side = 2 * limits.floor;
  expect(isOnFloor({ shape: rect(side, side), place: at(0, 0) })).toBe(true);
  expect(isOnFloor({ shape: rect(side, side), place: at(0, 0, 45) })).toBe(false);
  expect(isOnFloor({ shape: rect(side, 10), place: at(1, 0) })).toBe(false);
  expect(isOnFloor({ shape: { type: 'point' }, place: at(limits.floor, 0) })).toBe(true);
});

describe('a closed path', () => {
  const square: Corner[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  it('may turn in any direction', () => {
    expect(meetsItself(square)).toBe(false);
    expect(meetsItself([...square].reverse())).toBe(false);
  });

  it('must not cross itself, touch itself, fold back or stand still', () => {
    const [a, b, c, d] = square as [Corner, Corner, Corner, Corner];
    expect(meetsItself([a, c, b, d])).toBe(true);
    expect(meetsItself([a, b, c, [5, 0], d])).toBe(true);
    expect(meetsItself([a, b, [5, 0], d])).toBe(true);
    expect(meetsItself([a, b, b, c])).toBe(true);
    expect(meetsItself([a, b, [20, 0]])).toBe(true);
    // A hole that is joined to the edge by a slit.
    expect(meetsItself([a, b, c, d, a, [2, 2], [2, 4], [4, 2], [2, 2]])).toBe(true);
  });
});

describe('two areas', () => {
  const one = rectangleAt({ width: 100, height: 100 }, at(0, 0));
  it('overlap if they share more than an edge', () => {
    const beside = (x: number) => rectangleAt({ width: 100, height: 100 }, at(x, 0));
    expect(overlap(one, beside(99))).toBe(true);
    expect(overlap(one, beside(100))).toBe(false);
    expect(overlap(one, one)).toBe(true);
    expect(overlap(one, rectangleAt({ width: 10, height: 10 }, at(0, 0)))).toBe(true);
    expect(overlap(rectangleAt({ width: 300, height: 10 }, at(0, 0)), one)).toBe(true);
    expect(overlap(one, rectangleAt({ width: 60, height: 60 }, at(85, 85, 45)))).toBe(false);
  });

  it('do not overlap if one stands in a corner of the other, however it is turned', () => {
    const bar = area([0, 0], [300, 0], [300, 50], [50, 50], [50, 300], [0, 300]);
    for (const rotation of [0, 30, 90, 180]) {
      const place = at(20, -40, rotation);
      const [counter = []] = areasOf({ shape: bar, place });
      const table = (x: number) => {
        const spot = fromPlace(place, { x, y: x });
        return rectangleAt({ width: 130, height: 130 }, { ...spot, rotation });
      };
      expect([overlap(counter, table(150)), overlap(table(150), counter)]).toEqual([false, false]);
      expect([overlap(counter, table(110)), overlap(table(110), counter)]).toEqual([true, true]);
      expect(overlap(counter, counter)).toBe(true);
    }
  });

  it('are compared quickly if one is a piece of a wall, of which a floor may have thousands', () => {
    const corners = Array.from(
      { length: limits.pathPoints.max },
      (_, n): Corner => (n % 2 === 0 ? [-9000, -9000] : [9000, 9000]),
    );
    const wall = areasOf({ shape: line(...corners), place: at(0, 0) });
    const walls = Array.from({ length: limits.floorObjectsPerEvent }, () => wall).flat();
    const tops = Array.from({ length: 20 }, (_, n) =>
      rectangleAt({ width: 150, height: 150 }, at(1000 + 100 * n, 0)),
    );
    expect(tops.filter((top) => walls.some((piece) => overlap(piece, top)))).toEqual([]);
  });

  it('contain one another if nothing sticks out', () => {
    const hall = outlineArea({
      points: [
        [-100, -100],
        [100, -100],
        [100, 0],
        [0, 0],
        [0, 100],
        [-100, 100],
      ],
    });
    const within = (x: number, y: number) =>
      isWhollyWithin(hall, rectangleAt({ width: 60, height: 60 }, at(x, y)));
    expect(within(-70, -70)).toBe(true);
    expect(within(-29, -70)).toBe(true);
    expect(within(-29, 70)).toBe(false);
    expect(within(71, -70)).toBe(false);
    // All corners are in the room, but not all of the rectangle.
    const across = rectangleAt({ width: 190, height: 20 }, at(2, 2, 135));
    expect(isWhollyWithin(hall, across)).toBe(false);
  });
});

it('covers a line piece by piece', () => {
  const wall = { shape: line([0, 0], [100, 0], [100, 50]), place: at(0, 0) };
  expect(areasOf(wall)).toHaveLength(2);
  expect(boundsOf(areasOf(wall))).toEqual({ left: 0, right: 110, top: -10, bottom: 50 });
});
