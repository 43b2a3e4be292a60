import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventDetails } from '../../../schema/domainEvents.ts';
import type {
  DetailDifference,
  PlanCounts,
  PlanDifference,
} from '../../../schema/entities/comparison.ts';
import type { ActivePlan } from '../../eventPlans/state.ts';
import { diffPlans } from '../../planChange/diff.ts';
import { newPlaceCards, newTableCards } from './cards.ts';
import { countsOf } from './counts.ts';
import { peopleDifferences } from './people.ts';
import { tableDifferences } from './tables.ts';

/** Two plans' difference, and how many there are in each. */
export type Comparison = Omit<PlanDifference, 'from' | 'to'> & {
  counts: { from: PlanCounts; to: PlanCounts };
};

/**
 * The difference of two plans as it is told: what undo and restore apply (`diffPlans`), with names
 * and places in words' parts. Of some tables alone where `tableIds` names them: these, and whoever
 * sits there in one of the plans. Thousands of people take a while: others have their turn meanwhile.
 */
export const comparePlans = async (
  from: ActivePlan,
  to: ActivePlan,
  tableIds: ReadonlySet<string> | null = null,
): Promise<Comparison> => {
  const change = diffPlans(from, to);
  const people = await peopleDifferences(change, from, to, tableIds);
  await nextTurn();
  return {
    people,
    tables: tableDifferences(change, from, to).filter(
      ({ tableId }) => tableIds?.has(tableId) ?? true,
    ),
    details: tableIds ? [] : detailDifferences(change.details),
    counts: { from: countsOf(from, tableIds), to: countsOf(to, tableIds) },
    placeCards: newPlaceCards(from, to, tableIds),
    tableCards: newTableCards(from, to, tableIds),
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
