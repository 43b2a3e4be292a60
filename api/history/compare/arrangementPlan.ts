import type { ArrangementRow } from '../../../schema/readModels.ts';
import { asSaved } from '../../arrangements/asSaved.ts';
import { snapshotOfRow } from '../../arrangements/snapshotOfRow.ts';
import { type ActivePlan, occupantsOf, toPool } from '../../eventPlans/state.ts';
import { withoutTable } from '../../planChange/apply.ts';

type Saved = Pick<ArrangementRow, 'tableId' | 'tables' | 'assignments'>;

/**
 * The plan of the moment when an arrangement was saved, with its tables and seating. An arrangement
 * of the whole event holds all tables there were. People come from the plan, so that nobody who was
 * erased since has a name. It has no rules.
 */
export const arrangementPlan = (then: ActivePlan, saved: Saved): ActivePlan => {
  const { tables } = snapshotOfRow(saved);
  const savedIds = new Set(tables.map(({ tableId }) => tableId));
  const others = saved.tableId === null ? then.tables.filter((_, id) => !savedIds.has(id)) : [];
  const seating = { ...then, rules: then.rules.clear() };
  return asSaved([...others].reduce(withoutTableInUse, seating), tables);
};

const withoutTableInUse = (plan: ActivePlan, [tableId, { seatIds }]: [string, Seats]): ActivePlan =>
  withoutTable(toPool(plan, occupantsOf(plan, seatIds)), tableId);

type Seats = { seatIds: readonly string[] };
