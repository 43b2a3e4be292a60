import type { DomainEventOf, SeatAt } from '../../schema/domainEvents.ts';
import type { Happened } from '../core/decider.ts';
import { type ActivePlan, type TableState, tableOf, toPool } from '../eventPlans/state.ts';

export type TableEvent = DomainEventOf<
  | 'TableAdded'
  | 'TableRenamed'
  | 'TableLayoutChanged'
  | 'TableResized'
  | 'TableEndSeatsSwitched'
  | 'TableMoved'
  | 'TableDeleted'
>;

export const evolveTables = (plan: ActivePlan, event: Happened<TableEvent>): ActivePlan => {
  const { tableId } = event.data;
  switch (event.type) {
    case 'TableAdded':
      return added(plan, event);
    case 'TableRenamed':
      return changed(plan, tableId, { name: event.data.after });
    case 'TableMoved':
      return changed(plan, tableId, { place: event.data.after });
    case 'TableLayoutChanged':
      return reshaped(plan, event.data, { layout: event.data.layout.after });
    case 'TableResized':
    case 'TableEndSeatsSwitched':
      return reshaped(plan, event.data, {});
    case 'TableDeleted':
      return removed(plan, event);
  }
};

const changed = (plan: ActivePlan, tableId: string, change: Partial<TableState>): ActivePlan => ({
  ...plan,
  tables: plan.tables.set(tableId, { ...tableOf(plan, tableId), ...change }),
});

const withSeats = (plan: ActivePlan, tableId: string, seats: readonly SeatAt[]): ActivePlan => ({
  ...plan,
  seats: plan.seats.withMutations((changing) => {
    for (const { seatId, position, x, y } of seats) {
      const attendeeId = changing.get(seatId)?.attendeeId ?? null;
      changing.set(seatId, { tableId, position, x, y, attendeeId });
    }
  }),
});

const added = (plan: ActivePlan, { data }: DomainEventOf<'TableAdded'>): ActivePlan => {
  const { tableId, name, layout, endSeats, place, seats } = data;
  const seatIds = seats.map((seat) => seat.seatId);
  const table = { order: plan.nextOrder, name, layout, endSeats, place, seatIds };
  return withSeats(
    { ...plan, nextOrder: plan.nextOrder + 1, tables: plan.tables.set(tableId, table) },
    tableId,
    seats,
  );
};

type Reshaped = DomainEventOf<'TableLayoutChanged' | 'TableResized' | 'TableEndSeatsSwitched'>;

const reshaped = (
  plan: ActivePlan,
  { tableId, endSeats, seats, displaced }: Reshaped['data'],
  change: Partial<TableState>,
): ActivePlan => {
  const seatIds = seats.after.map((seat) => seat.seatId);
  const gone = seats.before.map((seat) => seat.seatId).filter((id) => !seatIds.includes(id));
  const unseated = toPool(
    plan,
    displaced.map(({ attendeeId }) => attendeeId),
  );
  const fewer = { ...unseated, seats: unseated.seats.deleteAll(gone) };
  const table = { ...change, endSeats: endSeats.after, seatIds };
  return changed(withSeats(fewer, tableId, seats.after), tableId, table);
};

const removed = (plan: ActivePlan, { data }: DomainEventOf<'TableDeleted'>): ActivePlan => {
  const unseated = toPool(
    plan,
    data.displaced.map(({ attendeeId }) => attendeeId),
  );
  return {
    ...unseated,
    tables: unseated.tables.delete(data.tableId),
    seats: unseated.seats.deleteAll(data.seats.map((seat) => seat.seatId)),
  };
};
