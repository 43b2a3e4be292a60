import type { DomainEventOf } from '../../schema/domainEvents.ts';
import type { Happened } from '../core/decider.ts';
import { type ActivePlan, toPool } from '../eventPlans/state.ts';
import { withoutTable, withTable, withTableChanged } from '../planChange/apply.ts';
import { withRulesLosing } from '../planChange/applyRules.ts';

export type TableEvent = DomainEventOf<
  | 'TableAdded'
  | 'TablesAdded'
  | 'TableRenamed'
  | 'TableLayoutChanged'
  | 'TableResized'
  | 'TableEndSeatsSwitched'
  | 'TableMoved'
  | 'TablesMoved'
  | 'TableTagged'
  | 'TableDeleted'
>;

/**
 * Folds one domain event of a table into its plan. Displaced people return to the pool.
 * @throws Refusal ATTENDEE_NOT_FOUND, TABLE_NOT_FOUND for an event about something that the plan
 * does not have
 */
export const evolveTables = (plan: ActivePlan, event: Happened<TableEvent>): ActivePlan => {
  switch (event.type) {
    case 'TablesAdded':
      return event.data.tables.reduce(
        (added, table) => withTable(added, { ...table, order: added.nextOrder }),
        plan,
      );
    case 'TablesMoved':
      return event.data.moves.reduce(
        (moved, { tableId, ...place }) => withTableChanged(moved, { tableId, place }),
        plan,
      );
    case 'TableAdded':
      return withTable(plan, { ...event.data, order: plan.nextOrder });
    case 'TableRenamed':
      return withTableChanged(plan, { tableId: event.data.tableId, name: event.data });
    case 'TableMoved':
      return withTableChanged(plan, { tableId: event.data.tableId, place: event.data });
    case 'TableTagged':
      return withTableChanged(plan, { tableId: event.data.tableId, tags: event.data });
    case 'TableLayoutChanged':
    case 'TableResized':
    case 'TableEndSeatsSwitched':
      return withTableChanged(toPool(plan, event.data.displaced), event.data);
    case 'TableDeleted':
      return left(plan, event.data);
  }
};

const left = (
  plan: ActivePlan,
  { tableId, displaced, rules }: DomainEventOf<'TableDeleted'>['data'],
): ActivePlan => {
  const kept = withRulesLosing(plan, rules, { tables: new Set([tableId]) });
  return withoutTable(toPool(kept, displaced), tableId);
};
