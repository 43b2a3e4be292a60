import type { Corner } from '../../schema/entities/floorObject.ts';
import {
  boundsOf,
  boxAround,
  distance,
  edgesOf,
  outlineArea,
  type Polygon,
  rectangleAt,
} from '../../schema/rooms/floorGeometry.ts';
import { freeIn, freeSpot, type RoomToFill } from '../../schema/tables/rows.ts';
import type { FloorObjectKind } from '../../schema/vocabulary.ts';
import { turned, withinFloor } from '../chart/snapping.ts';
import type { Place, Point } from '../chart/types.ts';
import { type Hall, roomToFill } from '../tables/hall.ts';
import { landmarkOf } from './shapes.ts';

type Size = { width: number; height: number };

/** In centimetres: the gap between an object and what is next to it. */
const gap = 160;

/** In centimetres: the room for a point and its name, so that it is not on a wall. */
const aroundPoint = 100;

const isInWall = (kind: FloorObjectKind): boolean => kind === 'door' || kind === 'exit';

/**
 * A place for the middle of a new object, beside what is there: in the room or, for a door, in its wall.
 * Without an outline, above the tables.
 * @param size in centimetres; zero for a point
 */
export const freePlace = (hall: Hall, kind: FloorObjectKind, size: Size): Place => {
  const { tables, floorObjects, room } = hall;
  if (!room.outline)
    return { ...aboveTables(tables, floorObjects.map(landmarkOf), size), rotation: 0 };
  const outline = outlineArea({ points: room.outline.points as Corner[] });
  // Areas such as a zone have other things on them.
  const inTheWay = floorObjects.map((object) => ({ ...object, isSolid: object.kind !== 'zone' }));
  const taken = roomToFill({ ...hall, floorObjects: inTheWay });
  const inWall = isInWall(kind) ? placeInWall(outline, taken, size) : undefined;
  if (inWall) return inWall;
  const around = { width: size.width || aroundPoint, height: size.height || aroundPoint };
  const spot = freeSpot(around, taken) ?? freeSpot(around, { standing: [], outline });
  return { ...(spot ?? middleOf(outline)), rotation: 0 };
};

const middleOf = (outline: Polygon): Point => {
  const { left, right, top, bottom } = boundsOf([outline]);
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
};

/** The middle of the lowest wall that is free there, or a quarter of one. */
const placeInWall = (outline: Polygon, taken: RoomToFill, size: Size): Place | undefined => {
  const isFree = freeIn({ ...taken, outline: null }, 0);
  const walls = edgesOf(outline)
    .filter(([a, b]) => distance(a, b) >= size.width)
    .sort(([a, b], [c, d]) => c.y + d.y - (a.y + b.y));
  return [1 / 2, 1 / 4, 3 / 4]
    .flatMap((part) =>
      walls.map(([a, b]) => ({
        x: Math.round(a.x + (b.x - a.x) * part),
        y: Math.round(a.y + (b.y - a.y) * part),
        rotation: turned((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI) % 180,
      })),
    )
    .find((place) => isFree(boxAround(rectangleAt(size, place))));
};

type Box = { left: number; right: number; top: number; bottom: number };

const aboveTables = (
  tables: readonly Point[],
  objects: readonly (Point & { box?: Box })[],
  { width, height }: Size,
): Point => {
  const xs = tables.map(({ x }) => x);
  const middle = xs.length > 0 ? (Math.min(...xs) + Math.max(...xs)) / 2 : 0;
  const y = Math.min(0, ...tables.map((table) => table.y)) - gap - Math.max(gap, height / 2);
  const [acrossHalf, downHalf] = [width / 2 + gap, height / 2 + gap];
  const beside = objects
    .map(({ x, y, box }) => box ?? { left: x, right: x, top: y, bottom: y })
    .filter(({ top, bottom }) => top - downHalf < y && y < bottom + downHalf);
  const isFree = (x: number) =>
    beside.every(({ left, right }) => x <= left - acrossHalf || right + acrossHalf <= x);
  const x = [
    middle,
    ...beside.flatMap(({ left, right }) => [right + acrossHalf, left - acrossHalf]),
  ]
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .find(isFree);
  return { x: withinFloor(Math.round(x ?? middle)), y: withinFloor(Math.round(y)) };
};
