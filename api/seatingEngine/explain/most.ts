import { pairPoints, type ResolvedPair } from '../resolve.ts';
import type { Board } from './board.ts';
import { type RuleGroup, rowOf } from './groups.ts';
import type { Limits } from './limits.ts';

/** The most points that one member of a group can have by its rule, whatever the other rules say. */
export const mostForOne = (
  { rule, members, partner }: RuleGroup,
  { groups }: Board,
  limits: Limits,
): number => {
  const { weight } = rule;
  if (weight === undefined) return 0;
  const others = members.length - 1;
  switch (rule.kind) {
    case 'KeepTogether':
      return (
        (pairPoints(weight, members.length) * Math.min(others, (limits.capacities[0] ?? 1) - 1)) / 2
      );
    case 'SitBeside': {
      const beside = rule.how === 'next' ? limits.next : limits.beside;
      return (pairPoints(weight, members.length) * Math.min(others, beside)) / 2;
    }
    case 'Accompanied':
      return (groups[partner]?.members.length ?? 0) > 0 ? weight : 0;
    case 'Near':
      return Math.max(0, ...rule.perTable);
    case 'AtTable':
      return rule.isThere.includes(true) ? weight : 0;
    default:
      return 0;
  }
};

/** The most points that a group can have by its rule alone, on an empty floor. */
export const mostForGroup = (group: RuleGroup, board: Board, limits: Limits): number => {
  const { rule, members } = group;
  const { weight } = rule;
  if (weight === undefined) return 0;
  switch (rule.kind) {
    case 'KeepTogether': {
      const each = pairPoints(weight, members.length);
      return each * filled(members.length, limits.capacities, (n) => (n * (n - 1)) / 2);
    }
    case 'SitBeside':
      return pairPoints(weight, members.length) * limits.pairsOf(members.length, rule.how);
    case 'Near': {
      const tables = [...rule.perTable.keys()].sort(
        (a, b) => (rule.perTable[b] as number) - (rule.perTable[a] as number),
      );
      const values = tables.map((table) => rule.perTable[table] as number);
      const capacities = tables.map((table) => capacityOf(board, table));
      return filled(members.length, capacities, (n, at) => n * (values[at] as number));
    }
    case 'AtTable': {
      let seats = 0;
      rule.isThere.forEach((is, table) => {
        if (is) seats += capacityOf(board, table);
      });
      return weight * Math.min(members.length, seats);
    }
    default:
      return mostForOne(group, board, limits) * members.length;
  }
};

const capacityOf = ({ model: { floor } }: Board, table: number): number =>
  (floor.firstSeat[table + 1] as number) - (floor.firstSeat[table] as number);

/** Fills tables with people one after the other, and sums the values. */
const filled = (
  people: number,
  capacities: readonly number[],
  worth: (count: number, at: number) => number,
): number => {
  let [left, sum] = [people, 0];
  for (const [at, capacity] of capacities.entries()) {
    const taken = Math.min(left, capacity);
    sum += worth(taken, at);
    left -= taken;
  }
  return sum;
};

const largest = (numbers: readonly number[], count: number): number =>
  numbers
    .filter((number) => number > 0)
    .sort((a, b) => b - a)
    .slice(0, Math.max(0, count))
    .reduce((sum, number) => sum + number, 0);

/**
 * Half the most points of a person's pairs of one source: as many pairs as fit at a table and beside them.
 */
export const mostByPairs = (
  { pairsOf, pairSource, resolved }: Board,
  person: number,
  source: number,
  { capacities, next, opposite }: Limits,
): number => {
  const pairs = [...rowOf(pairsOf, person)].flatMap((index) =>
    pairSource[index] === source ? (resolved.pairs[index] as ResolvedPair) : [],
  );
  const others = (capacities[0] ?? 0) - 1;
  const whole = pairs.map(
    (pair) => pair.table + Math.max(0, pair.next) + Math.max(0, pair.opposite),
  );
  const byPlace =
    largest(
      pairs.map((pair) => pair.table),
      others,
    ) +
    largest(
      pairs.map((pair) => pair.next),
      next,
    ) +
    largest(
      pairs.map((pair) => pair.opposite),
      opposite,
    );
  return Math.min(largest(whole, others), byPlace) / 2;
};
