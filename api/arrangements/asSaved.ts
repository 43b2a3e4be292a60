import type { SnapshotTable } from '../../schema/domainEvents.ts';
import { type ActivePlan, placed, type TableState, toPool } from '../eventPlans/state.ts';

/**
 * The plan with what a saved arrangement says of it, and everything else as it is. Its tables are
 * as they were saved, with their seats, and come back where they were removed. Whoever is in it and
 * still in the event takes the seat that they have there; whoever else sits at these tables goes to
 * the pool.
 */
export const asSaved = (plan: ActivePlan, saved: readonly SnapshotTable[]): ActivePlan => {
  const arrivals = saved
    .flatMap(({ seats }) => seats)
    .flatMap(([seatId, , , , who]) => (who && plan.attendees.has(who) ? [{ seatId, who }] : []));
  const occupants = saved
    .flatMap(({ tableId }) => plan.tables.get(tableId)?.seatIds ?? [])
    .flatMap((seatId) => plan.seats.get(seatId)?.attendeeId ?? []);
  const gotUp = toPool(plan, [...new Set([...occupants, ...arrivals.map(({ who }) => who)])]);
  return arrivals.reduce(
    (now, { seatId, who }) => placed(now, who, { in: 'seat', seatId }),
    saved.reduce(withTableAsSaved, gotUp),
  );
};

/** Nobody sits at the table yet. */
const withTableAsSaved = (plan: ActivePlan, saved: SnapshotTable): ActivePlan => {
  const { tableId, name, layout, endSeats, seats } = saved;
  const standing = plan.tables.get(tableId);
  const table: TableState = {
    order: standing?.order ?? plan.nextOrder,
    name,
    layout,
    endSeats,
    place: placeOf(saved, standing),
    seatIds: seats.map(([seatId]) => seatId),
  };
  return {
    ...plan,
    nextOrder: Math.max(plan.nextOrder, table.order + 1),
    tables: plan.tables.set(tableId, table),
    seats: plan.seats.withMutations((changing) => {
      for (const seatId of standing?.seatIds ?? []) changing.delete(seatId);
      for (const [seatId, position, x, y] of seats)
        changing.set(seatId, { tableId, position, x, y, attendeeId: null });
    }),
  };
};

const placeOf = ({ place: { x, y, rotation } }: SnapshotTable, standing?: TableState) => {
  const now = standing?.place;
  const isThere = now && now.x === x && now.y === y && now.rotation === rotation;
  return isThere ? now : { x, y, rotation };
};
