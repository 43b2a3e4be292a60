import { limits } from '../../schema/limits.ts';
import { distance, type Spot } from '../../schema/rooms/floorGeometry.ts';

/** A point of a picture as a share of its width and height. */
export type Share = Spot;
export type PointPair = readonly [Share, Share];

type Pixels = { width: number; height: number };

/**
 * Centimetres a pixel of a picture on which two points are so far apart; undefined for points at one
 * place, no distance, and scales that no picture has.
 */
export const scaleBy = (
  { width, height }: Pixels,
  [one, other]: PointPair,
  cm: number,
): number | undefined => {
  const onPicture = ({ x, y }: Share): Spot => ({ x: x * width, y: y * height });
  const scale = cm / distance(onPicture(one), onPicture(other));
  const { min, max } = limits.cmPerPixel;
  return scale >= min && scale <= max ? scale : undefined;
};
