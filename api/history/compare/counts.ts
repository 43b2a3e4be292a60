import type { ActivePlan, AttendeeState } from '../../eventPlans/state.ts';
import type { PlanCounts } from './comparison.ts';

/** How many there are; of one table alone, the table with whoever sits there. */
export const countsOf = (plan: ActivePlan, tableId: string | null): PlanCounts => {
  const counts = { people: 0, seated: 0, pool: 0, holding: 0, checkedIn: 0 };
  for (const attendee of plan.attendees.values()) {
    if (tableId !== null && tableOfPerson(plan, attendee) !== tableId) continue;
    counts.people += 1;
    counts.checkedIn += Number(attendee.isCheckedIn);
    counts[attendee.placement.in === 'seat' ? 'seated' : attendee.placement.in] += 1;
  }
  const table = tableId === null ? undefined : plan.tables.get(tableId);
  return tableId === null
    ? { ...counts, tables: plan.tables.size, seats: plan.seats.size }
    : { ...counts, tables: Number(table !== undefined), seats: table?.seatIds.length ?? 0 };
};

const tableOfPerson = (plan: ActivePlan, { placement }: AttendeeState): string | undefined =>
  placement.in === 'seat' ? plan.seats.get(placement.seatId)?.tableId : undefined;
