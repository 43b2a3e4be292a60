import { folded } from '../../schema/folding.ts';
import type { ActivePlan, TableState } from '../eventPlans/state.ts';

export type AutoAssignment = {
  /** Pairs of [seatId, attendeeId]. */
  assignments: [seatId: string, attendeeId: string][];
  /** How many of the pool found no seat. */
  unassigned: number;
};

type Person = { attendeeId: string; company: string; order: number };
type FreeTable = { order: number; seatIds: string[]; companies: Set<string> };

/**
 * Seats the pool as far as seats reach; who is seated or held stays as they are. Colleagues sit
 * together: companies take turns, the largest first, and each goes to the table where the most of
 * it finds room, one with its own people already at it being preferred; what is left over of a
 * company goes on to the next table. Who has no company fills what remains. Everything that could
 * tie is settled by the order in which people and tables came in, so the same plan always gives the
 * same result. O(people × log people + companies × tables).
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
  [...plan.attendees]
    .filter(([, attendee]) => attendee.placement.in === 'pool')
    .map(([attendeeId, { person, order }]) => ({
      attendeeId,
      company: folded(person.company ?? ''),
      order,
    }))
    .sort((a, b) => a.order - b.order);

const freeTables = (plan: ActivePlan): FreeTable[] =>
  [...plan.tables.values()]
    .sort((a, b) => a.order - b.order)
    .map((table) => ({
      order: table.order,
      seatIds: table.seatIds.filter((seatId) => plan.seats.get(seatId)?.attendeeId === null),
      companies: companiesAt(plan, table),
    }));

const companiesAt = (plan: ActivePlan, { seatIds }: TableState): Set<string> =>
  new Set(
    seatIds.flatMap((seatId) => {
      const attendeeId = plan.seats.get(seatId)?.attendeeId;
      const company = attendeeId && plan.attendees.get(attendeeId)?.person.company;
      return company ? [folded(company)] : [];
    }),
  );

/** Companies by size, then by who came first; people without one last. */
const groupsOf = (people: readonly Person[]): Person[][] => {
  const groups = new Map<string, Person[]>();
  for (const person of people) {
    const group = groups.get(person.company);
    if (group) group.push(person);
    else groups.set(person.company, [person]);
  }
  const alone = groups.get('');
  groups.delete('');
  const sorted = [...groups.values()].sort(
    (a, b) => b.length - a.length || (a[0]?.order ?? 0) - (b[0]?.order ?? 0),
  );
  return alone ? [...sorted, alone] : sorted;
};

/**
 * The table that takes the most of the group; of those, one with colleagues; of those, the one that
 * is left with the fewest empty seats; of those, the first.
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
