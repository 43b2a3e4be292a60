import type { Placement } from '../../schema/planFacts.ts';
import type { ActivePlan } from './state.ts';

/** The seat of a placement and its table, with their names in the plan; all null in pool and holding. */
export const seatNamed = ({ seats, tables }: ActivePlan, placement: Placement) => {
  const seatId = placement.in === 'seat' ? placement.seatId : null;
  const seat = seatId === null ? undefined : seats.get(seatId);
  const tableId = seat?.tableId ?? null;
  const table = tableId === null ? undefined : tables.get(tableId);
  return { tableId, tableName: table?.name ?? null, seatId, position: seat?.position ?? null };
};
