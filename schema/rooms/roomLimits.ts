/** The limits for drawing a room. In a separate file, so that the guests' page need not load the others. */
export const roomLimits = {
  tableCapacity: { min: 1, max: 20, default: 6 },
  /** For layouts beyond the specification's: all numbers from `min` on in these steps. */
  extendedCapacity: {
    halfRound: { min: 2, max: 12, step: 1 },
    uShape: { min: 6, max: 60, step: 1 },
    longTable: { min: 22, max: 60, step: 2 },
    row: { min: 1, max: 100, step: 1 },
  },
  /** The capacity from which a rectangular or oval table may have end seats. */
  endSeatsFrom: 6,
  /** In centimetres: half the side of the floor on which tables are placed. */
  floor: 20_000,
} as const;
