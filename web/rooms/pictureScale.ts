import { limits } from '../../schema/limits.ts';
import { distance, type Spot } from '../../schema/rooms/floorGeometry.ts';
import type { Size } from '../chart/viewport.ts';

/** A point of a picture, as fractions of its width and height. */
export type Share = Spot;
export type PointPair = readonly [Share, Share];

/**
 * Centimetres per pixel, from two points and their real distance. Undefined if out of range, e.g. for
 * identical points.
 */
export const cmPerPixelFrom = (
  { width, height }: Size,
  [one, other]: PointPair,
  cm: number,
): number | undefined => {
  const onPicture = ({ x, y }: Share): Spot => ({ x: x * width, y: y * height });
  const scale = cm / distance(onPicture(one), onPicture(other));
  const { min, max } = limits.cmPerPixel;
  return scale >= min && scale <= max ? scale : undefined;
};
