import type { Place } from '../planFacts.ts';
import { roomLimits } from './roomLimits.ts';

/** Whether a table at this place stands and is turned as one at the other. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.x === other.x && one.y === other.y && one.rotation === other.rotation;

/** Whether a table may stand at this place: its centre lies on the floor. */
export const isPlaceOnFloor = ({ x, y }: Place): boolean =>
  Math.abs(x) <= roomLimits.floor && Math.abs(y) <= roomLimits.floor;

/** Converts a point relative to a table to a point of the floor. */
export const onFloor = (
  seat: { x: number; y: number },
  table: { x: number; y: number; rotation: number },
): { x: number; y: number } => {
  const turn = (table.rotation * Math.PI) / 180;
  return {
    x: table.x + seat.x * Math.cos(turn) - seat.y * Math.sin(turn),
    y: table.y + seat.x * Math.sin(turn) + seat.y * Math.cos(turn),
  };
};
