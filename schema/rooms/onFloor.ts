import type { Place } from '../domainEvents.ts';

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.x === other.x && one.y === other.y && one.rotation === other.rotation;

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
