import { expect, it } from 'vitest';
import { limits } from '../../schema/limits.ts';
import {
  areasOf,
  boundsOf,
  isWhollyWithin,
  outlineArea,
  overlap,
} from '../../schema/rooms/floorGeometry.ts';
import { type FloorObjectKind, floorObjectKinds } from '../../schema/vocabulary.ts';
import type { Hall } from '../tables/hall.ts';
import { freePlace } from './freePlace.ts';
import { usualShapes } from './kinds.ts';
import { shapeOf } from './shapes.ts';

const tableAt = (x: number, y: number): Hall['tables'][number] => ({
  ...{ name: 'Oak', layout: 'circular', capacity: 8, endSeats: false },
  ...{ x, y, rotation: 0 },
});
const tables = [tableAt(0, 0), tableAt(400, 300)];

/** Objects that are placed one after the other, with their usual measures. */
const placed = (kinds: readonly FloorObjectKind[], hall: Partial<Hall>) => {
  const floorObjects: Hall['floorObjects'][number][] = [];
  for (const [nth, kind] of kinds.entries()) {
    const { type, ...size } = usualShapes[kind];
    const isPoint = type === 'point';
    const place = freePlace(
      { tables, room: { outline: null }, ...hall, floorObjects },
      kind,
      isPoint ? { width: 0, height: 0 } : size,
    );
    const shape = isPoint ? { type } : { type, ...size };
    const isSolid = false;
    floorObjects.push({ id: `${nth}`, kind, name: `${kind} ${nth}`, ...place, shape, isSolid });
  }
  return floorObjects;
};
const areaOf = ({ shape, x, y, rotation }: Hall['floorObjects'][number]) =>
  areasOf({ shape: shapeOf(shape), place: { x, y, rotation } })[0] ?? [];
const pointsOf = (objects: readonly { x: number; y: number }[]) =>
  objects.map(({ x, y }) => [x, y]);

it('puts an object above the middle of the tables if the room has no outline', () => {
  expect(pointsOf(placed(['text'], {}))).toEqual([[200, -320]]);
  expect(pointsOf(placed(['text'], { tables: [] }))).toEqual([[0, -320]]);
});

it('puts the next ones beside it, on either side', () => {
  expect(pointsOf(placed(['text', 'text', 'text'], {}))).toEqual([
    [200, -320],
    [360, -320],
    [40, -320],
  ]);
});

it('puts areas side by side, and none over another or over the tables', () => {
  const objects = placed(['stage', 'kitchen', 'bar', 'text', 'stage'], {});
  const boxes = objects
    .map((object) => {
      const { x, y } = object;
      return object.kind === 'text' ? { left: x, right: x, bottom: y } : boundsOf([areaOf(object)]);
    })
    .sort((one, other) => one.left - other.left);
  for (const [n, { right, bottom }] of boxes.entries()) {
    expect(bottom).toBeLessThanOrEqual(-160);
    expect(boxes[n + 1]?.left ?? Infinity).toBeGreaterThanOrEqual(right + 160);
  }
});

it('stays on the floor', () => {
  expect(placed(['text'], { tables: [tableAt(0, -limits.floor)] })[0]?.y).toBe(-limits.floor);
});

// An L, with its lower part on the left.
const points = [
  [-300, -400],
  [2400, -400],
  [2400, 700],
  [1200, 700],
  [1200, 1800],
  [-300, 1800],
];
const hall: Partial<Hall> = {
  room: { outline: { __typename: 'RoomOutline', units: 'metric', points } },
};
const outline = outlineArea({ points: points as [number, number][] });

it('puts everything but doors into the room, and nothing over another', () => {
  const kinds = floorObjectKinds.filter((kind) => !['door', 'exit', 'text', 'zone'].includes(kind));
  const areas = placed(kinds, hall).map(areaOf);
  expect(areas).toHaveLength(8);
  for (const [nth, area] of areas.entries()) {
    expect(isWhollyWithin(outline, area)).toBe(true);
    expect(areas.slice(nth + 1).filter((other) => overlap(area, other))).toEqual([]);
  }
});

it('puts a note off the walls', () => {
  expect(pointsOf(placed(['text'], hall))).toEqual([[1050, -350]]);
});

it('puts doors into walls, one after the other', () => {
  expect(placed(['door', 'exit', 'door'], hall)).toMatchObject([
    { x: 450, y: 1800, rotation: 0 },
    { x: 1200, y: 1250, rotation: 90 },
    { x: 1800, y: 700, rotation: 0 },
  ]);
});

it('stands in the room where it is full or smaller than the object', () => {
  const small = [
    [0, 0],
    [700, 0],
    [700, 400],
    [0, 400],
  ];
  const full: Partial<Hall> = {
    tables: [tableAt(200, 200), tableAt(500, 200)],
    room: { outline: { __typename: 'RoomOutline', units: 'metric', points: small } },
  };
  expect(pointsOf(placed(['stage', 'danceFloor'], full))).toEqual([
    [350, 150],
    [350, 200],
  ]);
});
