import type { ServedTable } from '../entities/kitchen.ts';

/**
 * The seats of a table by number, including those that were taken before, with the earlier occupants of
 * changed ones.
 */
export const servedSeats = ({ seats, changes }: Pick<ServedTable, 'seats' | 'changes'>) => {
  const taken = new Map(seats.map((seat) => [seat.position, seat]));
  const before = new Map(changes.map((change) => [change.position, change.before]));
  return [...new Set([...taken.keys(), ...before.keys()])]
    .sort((a, b) => a - b)
    .map((position) => ({ position, seat: taken.get(position), was: before.get(position) }));
};
