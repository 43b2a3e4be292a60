export type SeatPoint = { id: string; x: number; y: number };
export type Direction = 'left' | 'right' | 'up' | 'down';

/** Each direction as a step across and down. */
export const units: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The next seat in the direction of an arrow key, preferably straight ahead. Undefined at the edge. */
export const nearestSeat = (
  seats: readonly SeatPoint[],
  from: SeatPoint,
  direction: Direction,
): SeatPoint | undefined => {
  const [dx, dy] = units[direction];
  let best: SeatPoint | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const seat of seats) {
    const ahead = (seat.x - from.x) * dx + (seat.y - from.y) * dy;
    if (seat.id === from.id || ahead <= 0.5) continue;
    const aside = Math.abs((seat.x - from.x) * dy) + Math.abs((seat.y - from.y) * dx);
    const cost = ahead + aside * 2;
    if (cost < bestCost) {
      best = seat;
      bestCost = cost;
    }
  }
  return best;
};
