import { withinFloor } from '../chart/snapping.ts';
import type { Point } from '../chart/types.ts';

type Size = { width: number; height: number };
type Placed = Point & { box?: { left: number; right: number; top: number; bottom: number } };

/** In centimetres: the gap between an object and what is next to it. */
const gap = 160;

/**
 * A place above the tables for the middle of an object, beside the objects that are already there.
 * @param size in centimetres; zero for a point
 */
export const freePlace = (
  tables: readonly Point[],
  objects: readonly Placed[],
  { width, height }: Size = { width: 0, height: 0 },
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
