/**
 * The limits for drawing a room. They have a file of their own, so that the guests' page loads no others.
 */
export const roomLimits = {
  tableCapacity: { min: 1, max: 20, default: 6 },
  /** For the layouts beyond the specification's: all numbers from `min` on in these steps. */
  extendedCapacity: {
    halfRound: { min: 2, max: 12, step: 1 },
    uShape: { min: 6, max: 60, step: 1 },
    longTable: { min: 22, max: 60, step: 2 },
    row: { min: 1, max: 100, step: 1 },
  },
  /** The capacity from which a rectangular or oval table may have end seats. */
  endSeatsFrom: 6,
  /** Half the side of the floor in centimetres; tables are placed within it. */
  floor: 20_000,
} as const;
