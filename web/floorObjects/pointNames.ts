import { fromPlace } from '../../schema/rooms/floorGeometry.ts';
import { type TableShape, tableFootprint } from '../../schema/tables/seatLayout.ts';
import { markerOf } from '../chart/markers.ts';
import type { Place } from '../chart/types.ts';
import { type DrawnObject, hasExtent, isPoint, nameSpot } from './shapes.ts';

/** In pixels, from afar: the dot of a point. */
export const dotRadius = 5;
/** In pixels: the distance from a point down to the middle of its name. */
export const nameBelow = 15;

/** In pixels: the height of a table's caption. */
const captionHeight = 16;

type NamedObject = Pick<DrawnObject, 'id' | 'name' | 'x' | 'y' | 'rotation' | 'shape'>;
type PlacedTable = TableShape & Place;

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * The points whose names are shown from afar. Leaves out names that would hide a table, its caption, or the
 * name of another object.
 */
export const namedPoints = (
  objects: readonly NamedObject[],
  tables: readonly { table: PlacedTable }[],
  scale: number,
): ReadonlySet<string> => {
  const taken = [
    ...tables.map(({ table }) => boxOfTable(table, captionHeight / scale)),
    ...objects.filter(hasExtent).map((object) => boxOfName(object, scale)),
  ];
  const named = new Set<string>();
  for (const object of objects.filter(isPoint)) {
    const box = boxOfName(object, scale);
    if (taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    named.add(object.id);
  }
  return named;
};

const boxOfTable = (table: PlacedTable, caption: number): Box => {
  const { width, height } = tableFootprint(table);
  const turned = table.rotation % 180 === 0 ? { width, height } : around(Math.hypot(width, height));
  return {
    left: table.x - turned.width / 2,
    right: table.x + turned.width / 2,
    top: table.y - turned.height / 2,
    bottom: table.y + turned.height / 2 + caption,
  };
};

const around = (length: number) => ({ width: length, height: length });

const boxOfName = (object: NamedObject, scale: number): Box => {
  const { width, fontSize } = markerOf(object, scale);
  const { x, y } = isPoint(object)
    ? { x: object.x, y: object.y + nameBelow / scale }
    : fromPlace(object, nameSpot(object));
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - fontSize / 2,
    bottom: y + fontSize / 2,
  };
};

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
