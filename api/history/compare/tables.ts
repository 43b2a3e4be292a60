import type { TableDifference, TableFacts } from '../../../schema/entities/comparison.ts';
import type { PlanChange, TableChange } from '../../../schema/planChange.ts';
import { type ActivePlan, tableOf } from '../../eventPlans/state.ts';

/** The tables that came, that went, then those that stand otherwise. */
export const tableDifferences = (
  { tablesAdded, tablesRemoved, tablesChanged }: PlanChange,
  from: ActivePlan,
  to: ActivePlan,
): TableDifference[] => [
  ...tablesAdded.map(
    ({ tableId }): TableDifference => ({
      tableId,
      kind: 'added',
      before: null,
      after: factsOf(to, tableId),
      changes: [],
    }),
  ),
  ...tablesRemoved.map(
    ({ tableId }): TableDifference => ({
      tableId,
      kind: 'removed',
      before: factsOf(from, tableId),
      after: null,
      changes: [],
    }),
  ),
  ...tablesChanged
    .map(
      (change): TableDifference => ({
        tableId: change.tableId,
        kind: 'changed',
        before: factsOf(from, change.tableId),
        after: factsOf(to, change.tableId),
        changes: aspectsOf(change),
      }),
    )
    .sort((one, other) => orderIn(to, one) - orderIn(to, other)),
];

const orderIn = (plan: ActivePlan, { tableId }: TableDifference): number =>
  tableOf(plan, tableId).order;

const factsOf = (plan: ActivePlan, tableId: string): TableFacts => {
  const { name, layout, endSeats, seatIds, place } = tableOf(plan, tableId);
  return { name, layout, endSeats, capacity: seatIds.length, ...place };
};

const aspectsOf = ({
  name,
  layout,
  endSeats,
  place,
  seats,
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
    // With another shape or size they stand otherwise anyway.
    ...(seats && !isReshaped ? (['seats'] as const) : []),
  ];
};
