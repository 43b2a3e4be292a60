import type { PlanCounts } from '../../../schema/entities/comparison.ts';
import { placementKindOf } from '../../../schema/entities/placement.ts';
import { seatNamed } from '../../eventPlans/seatNamed.ts';
import type { ActivePlan } from '../../eventPlans/state.ts';

type TableIds = ReadonlySet<string> | null;

/** Counts a plan; with `tableIds`, only these tables and the people seated at them. */
export const countsOf = (plan: ActivePlan, tableIds: TableIds): PlanCounts => {
  const counts = { people: 0, seated: 0, pool: 0, holding: 0, checkedIn: 0 };
  for (const attendee of plan.attendees.values()) {
    if (tableIds && !tableIds.has(seatNamed(plan, attendee.placement).tableId ?? '')) continue;
    counts.people += 1;
    counts.checkedIn += Number(attendee.isCheckedIn);
    counts[placementKindOf(attendee.placement)] += 1;
  }
  const tables = [...plan.tables].filter(([id]) => tableIds?.has(id) ?? true);
  const seats = tables.reduce((sum, [, { seatIds }]) => sum + seatIds.length, 0);
  return { ...counts, tables: tables.length, seats };
};
