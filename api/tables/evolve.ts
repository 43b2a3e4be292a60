import type { DomainEventOf } from '../../schema/domainEvents.ts';
import { type Decided, foldBy } from '../core/decider.ts';
import type { PlanFolds } from '../eventPlans/handlers.ts';
import { type ActivePlan, toPool } from '../eventPlans/state.ts';
import { withoutTable, withTable, withTableChanged } from '../planChange/apply.ts';
import { withRulesLosing } from '../planChange/applyRules.ts';

type Reshaped = Parameters<typeof withTableChanged>[1] & {
  displaced: Parameters<typeof toPool>[1];
};

const reshaped = (plan: ActivePlan, { data }: { data: Reshaped }): ActivePlan =>
  withTableChanged(toPool(plan, data.displaced), data);

/**
 * Folds domain events of tables into their plan. Displaced people return to the pool.
 * @throws Refusal ATTENDEE_NOT_FOUND, TABLE_NOT_FOUND for an event about something that the plan lacks
 */
export const tableFolds = {
  TableAdded: (plan, { data }) => withTable(plan, { ...data, order: plan.nextOrder }),
  TablesAdded: (plan, { data }) =>
    data.tables.reduce(
      (added, table) => withTable(added, { ...table, order: added.nextOrder }),
      plan,
    ),
  TableRenamed: (plan, { data }) => withTableChanged(plan, { tableId: data.tableId, name: data }),
  TableMoved: (plan, { data }) => withTableChanged(plan, { tableId: data.tableId, place: data }),
  TablesMoved: (plan, { data }) =>
    data.moves.reduce(
      (moved, { tableId, ...place }) => withTableChanged(moved, { tableId, place }),
      plan,
    ),
  TableTagged: (plan, { data }) => withTableChanged(plan, { tableId: data.tableId, tags: data }),
  TableLayoutChanged: reshaped,
  TableResized: reshaped,
  TableEndSeatsSwitched: reshaped,
  TableDeleted: (plan, { data: { tableId, displaced, rules } }) => {
    const kept = withRulesLosing(plan, rules, { tables: new Set([tableId]) });
    return withoutTable(toPool(kept, displaced), tableId);
  },
} satisfies Partial<PlanFolds>;

export type TableEvent = DomainEventOf<keyof typeof tableFolds>;

/** The plan after these events. */
export const afterDecided = (
  plan: ActivePlan,
  decided: readonly Decided<TableEvent>[],
  at: string,
): ActivePlan =>
  decided.reduce(
    (left, event) =>
      foldBy<ActivePlan, TableEvent>(tableFolds, left, { ...event, metadata: { at } }),
    plan,
  );
