import type { Corner, FloorShape } from '../../schema/entities/floorObject.ts';
import { limits } from '../../schema/limits.ts';
import {
  boundsOf,
  fromPlace,
  meetsItself,
  type Spot,
  toPlace,
} from '../../schema/rooms/floorGeometry.ts';
import { gridStep, turnStep } from '../chart/snapping.ts';
import { type CornerKey, withCorner, withoutCorner } from './corners.ts';

/** The fields of an object that a handle changes: its place, rotation and shape. */
export type PlacedShape = { x: number; y: number; rotation: number; shape: FloorShape };

/** A handle of a selected object. `between` is halfway from a corner of a path to the next. */
export type Grip =
  | { kind: 'turn' }
  | { kind: 'size' }
  | { kind: 'corner'; index: number }
  | { kind: 'between'; index: number };

const { min, max } = limits.floorSize;

const onGrid = (value: number, isFree: boolean): number =>
  isFree ? Math.round(value) : Math.round(value / gridStep) * gridStep;

const size = (half: number, isFree: boolean): number =>
  Math.min(max, Math.max(min, onGrid(2 * Math.abs(half), isFree)));

/** The upper edge of a shape, relative to its place and before rotation. */
export const topOf = (shape: FloorShape): number => {
  if (shape.type === 'path')
    return boundsOf([shape.points.map(([x, y]: Corner) => ({ x, y }))]).top;
  return shape.type === 'point' ? 0 : -shape.height / 2;
};

/** The position of a handle, relative to the object's place and before rotation. */
export type PlacedGrip = { grip: Grip; at: Spot };

/** The handles of a shape, except the handle for turning and those that add corners. */
export const gripsOf = (shape: FloorShape): PlacedGrip[] => {
  switch (shape.type) {
    case 'point':
      return [];
    case 'rect':
    case 'ellipse':
      return [{ grip: { kind: 'size' }, at: { x: shape.width / 2, y: shape.height / 2 } }];
    case 'path':
      return shape.points.map(([x, y], index) => ({
        grip: { kind: 'corner', index },
        at: { x, y },
      }));
  }
};

/**
 * The handles in the middle of a path's edges, each of which adds a corner. Leaves out edges shorter than
 * `least`, in centimetres. Empty if the path cannot have more corners.
 */
export const betweensOf = (shape: FloorShape, least: number): PlacedGrip[] => {
  if (shape.type !== 'path') return [];
  return shape.points.flatMap((corner, index): PlacedGrip[] => {
    const next = shape.points[(index + 1) % shape.points.length];
    const isEdge = next && (shape.isClosed || index < shape.points.length - 1);
    if (!isEdge || Math.hypot(next[0] - corner[0], next[1] - corner[1]) < least) return [];
    const [x, y] = withCorner(shape, index)?.points[index + 1] ?? [];
    return x === undefined || y === undefined
      ? []
      : [{ grip: { kind: 'between', index }, at: { x, y } }];
  });
};

/** The shape and the held handle once a handle is pressed. A handle between two corners becomes a corner. */
export const grab = (
  from: PlacedShape,
  grip: Grip | null,
): { held: PlacedShape; grip: Grip | null } => {
  const { shape } = from;
  const added =
    grip?.kind === 'between' && shape.type === 'path' ? withCorner(shape, grip.index) : null;
  if (!added) return { held: from, grip };
  return {
    held: { ...from, shape: { ...shape, points: added.points } as FloorShape },
    grip: { kind: 'corner', index: added.at },
  };
};

/**
 * An object while a handle is dragged to a point of the floor. It turns and grows around its place, in steps
 * unless `isFree`.
 */
export const dragGrip = (from: PlacedShape, grip: Grip, at: Spot, isFree: boolean): PlacedShape => {
  if (grip.kind === 'turn') {
    const degrees = (Math.atan2(at.x - from.x, from.y - at.y) * 180) / Math.PI;
    const rotation = isFree ? Math.round(degrees) : Math.round(degrees / turnStep) * turnStep;
    return { ...from, rotation: (rotation + 360) % 360 };
  }
  const { x, y } = toPlace(from, at);
  const { shape } = from;
  if (shape.type === 'path' && grip.kind === 'corner') {
    const corner: Corner = [onGrid(x, isFree), onGrid(y, isFree)];
    const points = shape.points.map((point, n) => (n === grip.index ? corner : point));
    return { ...from, shape: { ...shape, points } };
  }
  if (shape.type === 'rect' || shape.type === 'ellipse')
    return { ...from, shape: { ...shape, width: size(x, isFree), height: size(y, isFree) } };
  return from;
};

/** The result of a key on a corner. `at` is the corner to focus. */
export type KeyResult = { held: PlacedShape; at: number };

/**
 * An object after a key was pressed on one of its corners; null if the resulting shape is invalid. Arrow keys
 * move the corner along the floor, however the object is turned.
 */
export const applyCornerKey = (
  from: PlacedShape,
  index: number,
  key: CornerKey,
): KeyResult | null => {
  const { shape } = from;
  const corner = shape.type === 'path' ? shape.points[index] : undefined;
  if (shape.type !== 'path' || !corner) return null;
  if (key.does === 'move') {
    const { x, y } = fromPlace(from, { x: corner[0], y: corner[1] });
    const at = { x: x + key.by[0], y: y + key.by[1] };
    return sound({ held: dragGrip(from, { kind: 'corner', index }, at, true), at: index });
  }
  const added = key.does === 'add' ? withCorner(shape, index) : null;
  const points = key.does === 'add' ? added?.points : withoutCorner(shape, index);
  if (!points) return null;
  const at = added?.at ?? Math.min(index, points.length - 1);
  return sound({ held: { ...from, shape: { ...shape, points } }, at });
};

/** Null for an area whose edge would cross itself. */
const sound = (now: KeyResult): KeyResult | null => {
  const { shape } = now.held;
  const isCrossed = shape.type === 'path' && shape.isClosed && meetsItself(shape.points);
  return isCrossed ? null : now;
};
