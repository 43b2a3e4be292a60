import { limits } from '../../schema/limits.ts';
import { distance, type Spot } from '../../schema/rooms/floorGeometry.ts';
import { drawingKeyOf, type Pressed } from '../chart/floorKeys.ts';
import { turned, withinFloor } from '../chart/snapping.ts';

/** The placement of a background picture: its middle in centimetres, its size and its rotation. */
export type PlacedPicture = { x: number; y: number; rotation: number; cmPerPixel: number };

/** The changed parts of a placement: its middle as a whole, its rotation, its scale. */
export const changedPlacement = (
  from: PlacedPicture,
  to: PlacedPicture,
): Partial<PlacedPicture> => ({
  ...((to.x !== from.x || to.y !== from.y) && { x: to.x, y: to.y }),
  ...(to.rotation !== from.rotation && { rotation: to.rotation }),
  ...(to.cmPerPixel !== from.cmPerPixel && { cmPerPixel: to.cmPerPixel }),
});

const { min, max } = limits.cmPerPixel;

export const movedBy = (from: PlacedPicture, x: number, y: number): PlacedPicture => ({
  ...from,
  x: withinFloor(Math.round(from.x + x)),
  y: withinFloor(Math.round(from.y + y)),
});

/** The picture scaled around its middle, within the limits for pictures. */
export const scaledBy = (from: PlacedPicture, factor: number): PlacedPicture => ({
  ...from,
  cmPerPixel: Math.min(max, Math.max(min, from.cmPerPixel * factor)),
});

/** The picture scaled by dragging a corner from one point of the floor to another. */
export const draggedTo = (from: PlacedPicture, began: Spot, now: Spot): PlacedPicture => {
  const before = distance(began, from);
  return before > 0 ? scaledBy(from, distance(now, from) / before) : from;
};

const scaleStep = { near: 1.01, far: 1.1 };

/**
 * A picture after a key: arrows move it by 10 cm, with Shift by 1 m; plus and minus scale it by 1 %,
 * with Shift by 10 %; R turns it by 1°, with Shift by 90°. Null for other keys.
 */
export const keyedPicture = (from: PlacedPicture, pressed: Pressed): PlacedPicture | null => {
  const drawing = drawingKeyOf(pressed);
  if (!drawing) return null;
  const { key, isFar, by } = drawing;
  if (by) return movedBy(from, ...by);
  // On many keyboards a plus needs Shift, so the equals sign stands for it without Shift.
  if (key === '=' || key === '+') return scaledBy(from, scaleStep[key === '+' ? 'far' : 'near']);
  if (key === '-' || key === '_')
    return scaledBy(from, 1 / scaleStep[key === '_' ? 'far' : 'near']);
  if (key.toLowerCase() === 'r')
    return { ...from, rotation: turned(from.rotation + (isFar ? 90 : 1)) };
  return null;
};
