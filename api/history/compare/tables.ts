import type { TableDifference, TableFacts } from '../../../schema/entities/comparison.ts';
import type { PlanChange, TableChange } from '../../../schema/planChange.ts';
import { type ActivePlan, tableFacts, tableOf } from '../../eventPlans/state.ts';

/** The tables that differ: added, removed, then changed ones by order. */
export const tableDifferences = (
  { tablesAdded, tablesRemoved, tablesChanged }: PlanChange,
  from: ActivePlan,
  to: ActivePlan,
): TableDifference[] => {
  const changed = tablesChanged.map((change): TableDifference => {
    const { tableId } = change;
    const [before, after] = [factsOf(from, tableId), factsOf(to, tableId)];
    return { tableId, kind: 'changed', before, after, changes: aspectsOf(change) };
  });
  return [
    ...tablesAdded.map(({ tableId }): TableDifference => {
      const after = factsOf(to, tableId);
      return { tableId, kind: 'added', before: null, after, changes: [] };
    }),
    ...tablesRemoved.map(({ tableId }): TableDifference => {
      const before = factsOf(from, tableId);
      return { tableId, kind: 'removed', before, after: null, changes: [] };
    }),
    ...changed.sort((one, other) => orderIn(to, one) - orderIn(to, other)),
  ];
};

const orderIn = (plan: ActivePlan, { tableId }: TableDifference): number =>
  tableOf(plan, tableId).order;

const factsOf = (plan: ActivePlan, tableId: string): TableFacts => {
  const table = tableOf(plan, tableId);
  return { ...tableFacts(table), tags: table.tags };
};

const aspectsOf = ({
  name,
  layout,
  endSeats,
  place,
  seats,
  tags,
}: TableChange): TableDifference['changes'][number][] => {
  const isMoved = place && (place.before.x !== place.after.x || place.before.y !== place.after.y);
  const isTurned = place && place.before.rotation !== place.after.rotation;
  const isResized = seats && seats.before.length !== seats.after.length;
  const isReshaped = layout !== undefined || endSeats !== undefined || isResized;
  return [
    ...(name ? (['name'] as const) : []),
    ...(isMoved ? (['moved'] as const) : []),
    ...(isTurned ? (['turned'] as const) : []),
    ...(layout ? (['layout'] as const) : []),
    ...(endSeats ? (['endSeats'] as const) : []),
    ...(isResized ? (['capacity'] as const) : []),
    // A new shape or size moves the seats anyway.
    ...(seats && !isReshaped ? (['seats'] as const) : []),
    ...(tags ? (['tags'] as const) : []),
  ];
};
