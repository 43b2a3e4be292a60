import type { EventDetails } from '../../../schema/domainEvents.ts';
import type { ActivePlan } from '../../eventPlans/state.ts';
import { diffPlans } from '../planChange/diff.ts';
import { newPlaceCards, newTableCards } from './cards.ts';
import type { Comparison, DetailDifference } from './comparison.ts';
import { countsOf } from './counts.ts';
import { peopleDifferences } from './people.ts';
import { tableDifferences } from './tables.ts';

/**
 * The difference of two plans as it is told: what undo and restore apply (`diffPlans`), with names
 * and places in words' parts. Of one table alone where `tableId` names it: that table, and whoever
 * sits there in one of the plans.
 */
export const comparePlans = (
  from: ActivePlan,
  to: ActivePlan,
  tableId: string | null = null,
): Comparison => {
  const change = diffPlans(from, to);
  return {
    people: peopleDifferences(change, from, to, tableId),
    tables: tableDifferences(change, from, to).filter(
      (table) => tableId === null || table.tableId === tableId,
    ),
    details: tableId === null ? detailDifferences(change.details) : [],
    counts: { from: countsOf(from, tableId), to: countsOf(to, tableId) },
    placeCards: newPlaceCards(from, to, tableId),
    tableCards: newTableCards(from, to, tableId),
  };
};

type Details = Partial<EventDetails>;

const detailDifferences = (
  details: { before: Details; after: Details } | null,
): DetailDifference[] =>
  details === null
    ? []
    : (Object.keys(details.after) as (keyof EventDetails)[]).map((field) => ({
        field,
        before: details.before[field] ?? null,
        after: details.after[field] ?? null,
      }));
