import type { Floor } from '../floor.ts';

const fineness = 64;

/**
 * Points are stored and shared in whole parts of a point, so that sums are exact: points are whole numbers,
 * and those of Balance are whole multiples of 1/(all seats). An uneven share is off by less than a part.
 */
export const partsPerPoint = ({ seats }: Floor): number => fineness * Math.max(1, seats);

/** The share at `position` (from 0): equal parts, with the remainder given to the first positions. */
export const shareOf = (parts: number, sharers: number, position: number): number => {
  const each = Math.trunc(parts / sharers);
  const rest = parts - each * sharers;
  return position < Math.abs(rest) ? each + Math.sign(rest) : each;
};
