import type { DomainEventOf } from '../../schema/domainEvents.ts';
import type { Happened } from '../core/decider.ts';
import { type ActivePlan, toPool } from '../eventPlans/state.ts';
import { withoutTable, withTable, withTableChanged } from '../planChange/apply.ts';
import { withRulesLosing } from '../planChange/applyRules.ts';

export type TableEvent = DomainEventOf<
  | 'TableAdded'
  | 'TableRenamed'
  | 'TableLayoutChanged'
  | 'TableResized'
  | 'TableEndSeatsSwitched'
  | 'TableMoved'
  | 'TableTagged'
  | 'TableDeleted'
>;

/** Folds one domain event of a table into its plan. Displaced people return to the pool. */
export const evolveTables = (plan: ActivePlan, event: Happened<TableEvent>): ActivePlan => {
  const { tableId } = event.data;
  switch (event.type) {
    case 'TableAdded':
      return withTable(plan, { ...event.data, order: plan.nextOrder });
    case 'TableRenamed':
      return withTableChanged(plan, { tableId, name: event.data });
    case 'TableMoved':
      return withTableChanged(plan, { tableId, place: event.data });
    case 'TableTagged':
      return withTableChanged(plan, { tableId, tags: event.data });
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
