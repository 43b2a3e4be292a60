import type { SeatAt } from '../../schema/domainEvents.ts';
import { seatsOf, type TableShape } from '../../schema/seatLayout.ts';
import { seatsToRemove } from '../../schema/seatsToRemove.ts';
import type { DecisionContext } from '../core/decider.ts';
import { type ActivePlan, seatOf, tableOf } from '../eventPlans/state.ts';

export type Reshape = {
  endSeats: { before: boolean; after: boolean };
  seats: { before: SeatAt[]; after: SeatAt[] };
  displaced: { attendeeId: string; seatId: string }[];
};

/** A table's seats as they stand, by position. */
export const currentSeats = (plan: ActivePlan, tableId: string): SeatAt[] =>
  tableOf(plan, tableId).seatIds.map((seatId) => {
    const { position, x, y } = seatOf(plan, seatId);
    return { seatId, position, x, y };
  });

/**
 * A table's seats for another shape. Seats that stay keep their ids, and so their people, in the
 * order that they had. Where there are fewer, empty seats go first, from the highest position down,
 * then taken ones likewise; where there are more, new ones come last.
 */
export const reshape = (
  plan: ActivePlan,
  tableId: string,
  shape: TableShape,
  context: DecisionContext,
): Reshape => {
  const table = tableOf(plan, tableId);
  const standing = currentSeats(plan, tableId);
  const seats = standing.map(({ seatId }) => ({
    seatId,
    isTaken: seatOf(plan, seatId).attendeeId !== null,
  }));
  const fewer = table.seatIds.length - shape.capacity;
  const gone = new Set(seatsToRemove(seats, fewer).map(({ seatId }) => seatId));
  const kept = table.seatIds.filter((seatId) => !gone.has(seatId));
  const spots = seatsOf(shape);
  const after = spots.map((spot, index) => ({
    seatId: kept[index] ?? context.id(spot.position),
    ...spot,
  }));
  const displaced = [...gone].flatMap((seatId) => {
    const { attendeeId } = seatOf(plan, seatId);
    return attendeeId ? [{ attendeeId, seatId }] : [];
  });
  return {
    endSeats: { before: table.endSeats, after: shape.endSeats },
    seats: { before: standing, after },
    displaced,
  };
};
