import { grouped } from '../../schema/grouped.ts';
import { folded } from '../../schema/text/folding.ts';
import {
  type ActivePlan,
  inOrder,
  isWaiting,
  occupantsOf,
  type TableState,
} from '../eventPlans/state.ts';

export type AutoAssignment = {
  /** Pairs of [seatId, attendeeId]. */
  assignments: [seatId: string, attendeeId: string][];
  /** The number of people in the pool who wait for a seat. People who declined do not wait. */
  unassigned: number;
};

type Person = { attendeeId: string; company: string; order: number };
type FreeTable = { seatIds: string[]; companies: Set<string> };

/**
 * Seats people of the pool as long as there are free seats. Seated and held people stay where they are.
 * Companies take turns, the largest first: each goes to the table that fits most of it, preferably one with
 * colleagues, and the rest of it to the next table. People without a company fill the remaining seats. Order
 * settles all ties, so the same plan always gives the same result. O(people × log people + companies ×
 * tables).
 */
export const autoAssignment = (plan: ActivePlan): AutoAssignment => {
  const tables = freeTables(plan);
  const people = poolOf(plan);
  const assignments: AutoAssignment['assignments'] = [];
  for (const group of groupsOf(people)) {
    let waiting = group;
    for (let table = bestTable(tables, waiting); table && waiting.length > 0; ) {
      const seatIds = table.seatIds.splice(0, waiting.length);
      const seated = waiting.slice(0, seatIds.length);
      for (const [index, person] of seated.entries()) {
        assignments.push([seatIds[index] ?? '', person.attendeeId]);
        table.companies.add(person.company);
      }
      waiting = waiting.slice(seatIds.length);
      table = bestTable(tables, waiting);
    }
  }
  return { assignments, unassigned: people.length - assignments.length };
};

const poolOf = (plan: ActivePlan): Person[] =>
  inOrder([...plan.attendees].filter(([, attendee]) => isWaiting(attendee))).map(
    ([attendeeId, { person, order }]) => ({
      attendeeId,
      company: folded(person.company ?? ''),
      order,
    }),
  );

const freeTables = (plan: ActivePlan): FreeTable[] =>
  inOrder(plan.tables).map(([, table]) => ({
    seatIds: table.seatIds.filter((seatId) => plan.seats.get(seatId)?.attendeeId === null),
    companies: companiesAt(plan, table),
  }));

const companiesAt = (plan: ActivePlan, { seatIds }: TableState): Set<string> =>
  new Set(
    occupantsOf(plan, seatIds).flatMap(({ attendeeId }) => {
      const company = plan.attendees.get(attendeeId)?.person.company;
      return company ? [folded(company)] : [];
    }),
  );

/**
 * People grouped by company: companies by size, then by their first person's order; people without one last.
 */
const groupsOf = (people: readonly Person[]): Person[][] => {
  const groups = grouped(people, ({ company }) => company);
  const alone = groups.get('');
  groups.delete('');
  const sorted = [...groups.values()].sort(
    (a, b) => b.length - a.length || (a[0]?.order ?? 0) - (b[0]?.order ?? 0),
  );
  return alone ? [...sorted, alone] : sorted;
};

/**
 * The table that seats most of the group. Among equals, prefers a table with colleagues, then the one with
 * the fewest seats left, then the first.
 */
const bestTable = (
  tables: readonly FreeTable[],
  group: readonly Person[],
): FreeTable | undefined => {
  const company = group[0]?.company ?? '';
  let best: FreeTable | undefined;
  let bestScore: readonly number[] = [];
  for (const table of tables) {
    if (table.seatIds.length === 0) continue;
    const score = [
      Math.min(table.seatIds.length, company === '' ? 1 : group.length),
      company !== '' && table.companies.has(company) ? 1 : 0,
      company === '' ? 0 : -table.seatIds.length,
    ];
    if (!best || isHigher(score, bestScore)) {
      best = table;
      bestScore = score;
    }
  }
  return best;
};

const isHigher = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
};
