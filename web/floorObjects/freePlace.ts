import { withinFloor } from '../chart/snapping.ts';
import type { Point } from '../chart/types.ts';

/** In centimetres: the gap between an object and what is next to it. */
const gap = 160;

/** A place above the tables, beside the objects that are already there. */
export const freePlace = (tables: readonly Point[], objects: readonly Point[]): Point => {
  const xs = tables.map(({ x }) => x);
  const middle = xs.length > 0 ? (Math.min(...xs) + Math.max(...xs)) / 2 : 0;
  const top = Math.min(0, ...tables.map(({ y }) => y)) - 2 * gap;
  const isFree = (x: number) =>
    objects.every((object) => Math.hypot(object.x - x, object.y - top) >= gap);
  const steps = objects.flatMap((_, n) => [n + 1, -(n + 1)]);
  const x = [0, ...steps].map((step) => middle + step * gap).find(isFree) ?? middle;
  return { x: withinFloor(Math.round(x)), y: withinFloor(Math.round(top)) };
};
