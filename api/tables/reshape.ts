import type { SeatAt } from '../../schema/planFacts.ts';
import { areasInTheWay, outlineArea } from '../../schema/rooms/floorGeometry.ts';
import type { RoomToFill } from '../../schema/tables/rows.ts';
import { type Standing, seatsOf, type TableShape } from '../../schema/tables/seatLayout.ts';
import { seatsToRemove } from '../../schema/tables/seatsToRemove.ts';
import type { DecisionContext } from '../core/decider.ts';
import {
  type ActivePlan,
  inOrder,
  occupantsOf,
  seatOf,
  type TableState,
  tableOf,
} from '../eventPlans/state.ts';
import { seatsAt } from '../planChange/diff.ts';

export type Reshape = {
  endSeats: { before: boolean; after: boolean };
  seats: { before: SeatAt[]; after: SeatAt[] };
  displaced: { attendeeId: string; seatId: string }[];
};

/** The properties of a table that decide how it stands on the floor. */
export const standing = ({ layout, endSeats, place, seatIds }: TableState): Standing => ({
  layout,
  endSeats,
  place,
  capacity: seatIds.length,
});

/** The tables and objects that a new table must avoid, with the tables in their listed order. */
export const roomOf = (plan: ActivePlan, without: ReadonlySet<string> = none): RoomToFill => ({
  standing: inOrder([...plan.tables].filter(([tableId]) => !without.has(tableId))).map(
    ([, table]) => standing(table),
  ),
  solid: [...plan.objects.values()].filter(({ isSolid }) => isSolid).flatMap(areasInTheWay),
  outline: plan.room.outline && outlineArea(plan.room.outline),
});

const none: ReadonlySet<string> = new Set();

/**
 * A table's seats after a change of shape. Seats that stay keep their ids, people and order. A smaller table
 * loses its empty seats first, from the highest position down, then taken ones in the same order. New seats
 * come last.
 * @throws Refusal TABLE_NOT_FOUND
 */
export const reshape = (
  plan: ActivePlan,
  tableId: string,
  shape: TableShape,
  context: DecisionContext,
): Reshape => {
  const table = tableOf(plan, tableId);
  const seats = table.seatIds.map((seatId) => ({
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
  return {
    endSeats: { before: table.endSeats, after: shape.endSeats },
    seats: { before: seatsAt(plan, table), after },
    displaced: occupantsOf(plan, gone),
  };
};
