import type { Recorded } from './projector.ts';
import type { RowChanges } from './rows/rowChanges.ts';
import { defineTable, type TableShape } from './rows/table.ts';
import { utc } from './rows/times.ts';

type OnPlanDeleted = (changes: RowChanges, event: Recorded<'EventPlanDeleted'>) => void;

/** Removes a deleted plan's rows from these tables. */
export const removePlanFrom =
  (...tables: readonly TableShape[]): OnPlanDeleted =>
  (changes, { data }) => {
    for (const table of tables) changes.removeAll(table, data.eventId);
  };

/**
 * A table of deleted plans, for rows that come from other streams than the plan's. Later events of those
 * streams are ignored.
 */
export const defineEndedPlans = (name: string) => {
  const table = defineTable<{ id: string; deletedAt: string }>(name, {
    id: 'text',
    deletedAt: 'timestamptz',
  });
  return {
    table,
    /** Ends a deleted plan and removes its rows from these tables. */
    endPlanIn:
      (...tables: readonly TableShape[]): OnPlanDeleted =>
      (changes, event) => {
        const { data, metadata } = event;
        changes.insert(table, { id: data.eventId, deletedAt: utc(metadata.at) });
        removePlanFrom(...tables)(changes, event);
      },
  };
};
