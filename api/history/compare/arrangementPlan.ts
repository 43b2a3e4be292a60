import type { SavedSeating } from '../../../schema/domainEvents.ts';
import { asSaved } from '../../arrangements/asSaved.ts';
import { type ActivePlan, occupantsOf, toPool } from '../../eventPlans/state.ts';
import { withoutTable } from '../../planChange/apply.ts';

type Saved = SavedSeating & { tableId: string | null };

/**
 * The plan of the moment when an arrangement was saved, with its tables, room and seating. An arrangement of
 * the whole event holds all tables and objects of that time. The people come from the plan, so that people
 * erased since have no name. There are no rules.
 */
export const arrangementPlan = (then: ActivePlan, saved: Saved): ActivePlan => {
  const savedIds = new Set(saved.tables.map(({ tableId }) => tableId));
  const others = saved.tableId === null ? then.tables.filter((_, id) => !savedIds.has(id)) : [];
  const objects = saved.objects ? then.objects.clear() : then.objects;
  const { outline = then.room.outline, background = then.room.background } = saved;
  const room = { outline, background };
  const seating = { ...then, rules: then.rules.clear(), objects, room };
  return asSaved([...others].reduce(withoutTableInUse, seating), saved);
};

const withoutTableInUse = (plan: ActivePlan, [tableId, { seatIds }]: [string, Seats]): ActivePlan =>
  withoutTable(toPool(plan, occupantsOf(plan, seatIds)), tableId);

type Seats = { seatIds: readonly string[] };
