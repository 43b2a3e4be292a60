import type { Corner } from '../../schema/entities/floorObject.ts';
import { limits } from '../../schema/limits.ts';
import { drawingKeyOf, type Pressed } from '../chart/floorKeys.ts';

/** The corners of an outline, of a zone, or of a wall. */
export type Path = { points: readonly Corner[]; isClosed: boolean };

const { max: most } = limits.pathPoints;
const fewest = ({ isClosed }: Path): number =>
  isClosed ? limits.outlinePoints.min : limits.pathPoints.min;

/** The path with a new corner halfway to the next one; null if the path has its maximum. */
export const withCorner = (path: Path, index: number): { points: Corner[]; at: number } | null => {
  const { points, isClosed } = path;
  // The end of a line has no next corner, so its new corner comes before it.
  const from = isClosed || index < points.length - 1 ? index : index - 1;
  const [one, other] = [points[from], points[(from + 1) % points.length]];
  if (!one || !other || points.length >= most) return null;
  const middle: Corner = [Math.round((one[0] + other[0]) / 2), Math.round((one[1] + other[1]) / 2)];
  return { points: points.toSpliced(from + 1, 0, middle), at: from + 1 };
};

/** The path without a corner; null if it needs all its corners. */
export const withoutCorner = (path: Path, index: number): Corner[] | null =>
  path.points.length > fewest(path) ? path.points.toSpliced(index, 1) : null;

/** What a key does with the corner that has the focus. */
export type CornerKey =
  | { does: 'move'; by: readonly [number, number] }
  | { does: 'add' }
  | { does: 'remove' };

/** Arrows move by 10 cm, with Shift by 1 m; Insert and Enter add a corner, Delete removes one. */
export const cornerKeyOf = (pressed: Pressed): CornerKey | null => {
  const { key, by } = drawingKeyOf(pressed) ?? {};
  if (by) return { does: 'move', by };
  if (key === 'Insert' || key === 'Enter') return { does: 'add' };
  return key === 'Delete' || key === 'Backspace' ? { does: 'remove' } : null;
};
