import { limits } from '../../schema/limits.ts';
import type { Spot } from '../../schema/rooms/floorGeometry.ts';
import type { Size } from '../chart/viewport.ts';

/** A point of a picture, as fractions of its width and height. */
export type Share = Spot;
export type PointPair = readonly [Share, Share];

/**
 * Centimetres per pixel, from two points and their real distance. Undefined if out of range, e.g. for
 * identical points.
 */
export const cmPerPixelFrom = (
  picture: Size,
  points: PointPair,
  cm: number,
): number | undefined => {
  const scale = cm / pixelsBetween(picture, points);
  const { min, max } = limits.cmPerPixel;
  return scale >= min && scale <= max ? scale : undefined;
};

/** In centimetres: the distances that two points of the picture may have; 0 for identical points. */
export const distancesFor = (picture: Size, points: PointPair): { min: number; max: number } => {
  const pixels = pixelsBetween(picture, points);
  const { min, max } = limits.cmPerPixel;
  return { min: min * pixels, max: max * pixels };
};

const pixelsBetween = ({ width, height }: Size, [one, other]: PointPair): number =>
  Math.hypot((one.x - other.x) * width, (one.y - other.y) * height);
