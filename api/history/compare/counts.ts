import type { PlanCounts } from '../../../schema/entities/comparison.ts';
import type { ActivePlan, AttendeeState } from '../../eventPlans/state.ts';

type TableIds = ReadonlySet<string> | null;

/** How many there are; of some tables alone, these with whoever sits there. */
export const countsOf = (plan: ActivePlan, tableIds: TableIds): PlanCounts => {
  const counts = { people: 0, seated: 0, pool: 0, holding: 0, checkedIn: 0 };
  for (const attendee of plan.attendees.values()) {
    if (tableIds && !tableIds.has(tableIdOf(plan, attendee))) continue;
    counts.people += 1;
    counts.checkedIn += Number(attendee.isCheckedIn);
    counts[attendee.placement.in === 'seat' ? 'seated' : attendee.placement.in] += 1;
  }
  const tables = [...plan.tables].filter(([id]) => tableIds?.has(id) ?? true);
  const seats = tables.reduce((sum, [, { seatIds }]) => sum + seatIds.length, 0);
  return { ...counts, tables: tables.length, seats };
};

const tableIdOf = (plan: ActivePlan, { placement }: AttendeeState): string =>
  (placement.in === 'seat' && plan.seats.get(placement.seatId)?.tableId) || '';
