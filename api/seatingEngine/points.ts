import type { Rows } from './floor.ts';
import { pairPoints, type Resolved, type ResolvedRule } from './resolve.ts';
import type { Worth } from './worth.ts';

/** What one rule is worth in a seating. */
export type RuleScore = { ruleId: string; points: number; broken: number };
export type Score = Worth & { byRule: RuleScore[]; pairs: number; moves: number };

const isBeside = (rows: Rows, one: number, other: number): boolean => {
  for (let at = rows.start[one] as number; at < (rows.start[one + 1] as number); at += 1)
    if (rows.items[at] === other) return true;
  return false;
};

/**
 * What a seating is worth, worked out from the rules themselves and from nothing that the search
 * keeps. `seatOf` has the seat of each person, -1 in the pool.
 */
export const scoreOf = (resolved: Resolved, seatOf: ArrayLike<number>): Score => {
  const byRule = resolved.rules.map((rule) => {
    const { units, points } = scoreOfRule(rule, resolved, seatOf);
    return rule.weight === undefined
      ? { ruleId: rule.id, points: 0, broken: units }
      : { ruleId: rule.id, points, broken: 0 };
  });
  const pairs = pairsScore(resolved, seatOf);
  const moves = movesScore(resolved, seatOf);
  return {
    hard: byRule.reduce((sum, { broken }) => sum + broken, 0),
    waiting: resolved.people.reduce(
      (sum, { priority = 1 }, index) => sum + ((seatOf[index] as number) < 0 ? priority : 0),
      0,
    ),
    points: byRule.reduce((sum, { points }) => sum + points, pairs + moves),
    byRule,
    pairs,
    moves,
  };
};

const pairsScore = ({ pairs, floor }: Resolved, seatOf: ArrayLike<number>): number => {
  let sum = 0;
  for (const { a, b, table, next, opposite } of pairs) {
    const [one, other] = [seatOf[a] as number, seatOf[b] as number];
    if (one < 0 || other < 0 || floor.tableOf[one] !== floor.tableOf[other]) continue;
    sum += table;
    if (isBeside(floor.next, one, other)) sum += next;
    if (isBeside(floor.opposite, one, other)) sum += opposite;
  }
  return sum;
};

const movesScore = ({ seated, moves, floor }: Resolved, seatOf: ArrayLike<number>): number => {
  let sum = 0;
  seated.forEach((home, index) => {
    const seat = seatOf[index] as number;
    if (home < 0 || seat === home) return;
    const isSameTable = seat >= 0 && floor.tableOf[seat] === floor.tableOf[home];
    sum -= isSameTable ? moves.withinTable : moves.toOtherTable;
  });
  return sum;
};

/** `units` are what a hard rule breaks, `points` what a soft one is worth. */
const scoreOfRule = (
  rule: ResolvedRule,
  { floor, people }: Resolved,
  seatOf: ArrayLike<number>,
): { units: number; points: number } => {
  const w = rule.weight ?? 0;
  const seat = (person: number): number => seatOf[person] as number;
  const table = (person: number): number =>
    seat(person) < 0 ? -1 : (floor.tableOf[seat(person)] as number);
  const beside = (one: number, other: number, how: 'next' | 'nextOrOpposite'): boolean =>
    seat(one) >= 0 &&
    seat(other) >= 0 &&
    isBeside(how === 'next' ? floor.next : floor.beside, seat(one), seat(other));
  const perTable = (members: readonly number[]): Int32Array => {
    const counts = new Int32Array(floor.tables);
    for (const member of members) {
      const at = table(member);
      if (at >= 0) counts[at] = (counts[at] as number) + 1;
    }
    return counts;
  };
  /** How many of some people sit at each table where one of them does. */
  const countsOf = (members: readonly number[]): number[] => {
    const counts = new Map<number, number>();
    for (const member of members) {
      const at = table(member);
      if (at >= 0) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    return [...counts.values()];
  };
  const total = (list: Iterable<number>): number => {
    let sum = 0;
    for (const item of list) sum += item;
    return sum;
  };
  const costs = (units: number) => ({ units, points: -w * units + 0 });
  const all = () => people.map((_, index) => index);
  const besidePairs = (
    pairs: Iterable<readonly [number, number]>,
    how: 'next' | 'nextOrOpposite',
  ) => {
    let count = 0;
    for (const [one, other] of pairs) if (beside(one, other, how)) count += 1;
    return count;
  };

  switch (rule.kind) {
    case 'KeepTogether': {
      let units = 0;
      let points = 0;
      for (const group of rule.groups) {
        const counts = countsOf(group);
        units += counts.length + (group.some((member) => seat(member) < 0) ? 1 : 0) - 1;
        points +=
          pairPoints(w, group.length) * total(counts.map((count) => (count * (count - 1)) / 2));
      }
      return { units, points };
    }
    case 'KeepApart': {
      const [mine, theirs] = [new Set(rule.who), new Set(rule.whom)];
      let units = 0;
      for (const one of rule.who)
        for (const other of rule.whom) {
          if (one === other || (one > other && mine.has(other) && theirs.has(one))) continue;
          const isBroken =
            rule.level === 'table'
              ? table(one) >= 0 && table(one) === table(other)
              : beside(one, other, 'nextOrOpposite');
          if (isBroken) units += 1;
        }
      return costs(units);
    }
    case 'SitBeside': {
      let units = 0;
      let points = 0;
      for (const group of rule.groups) {
        const pairs = group.flatMap((one, index) =>
          group.slice(index + 1).map((other) => [one, other] as const),
        );
        points += pairPoints(w, group.length) * besidePairs(pairs, rule.how);
        for (const one of group)
          if (seat(one) >= 0 && !group.some((other) => beside(one, other, rule.how))) units += 1;
      }
      return { units, points };
    }
    case 'Accompanied': {
      let [kept, broken] = [0, 0];
      for (const one of rule.who) {
        if (seat(one) < 0) continue;
        const hasCompany = rule.by.some(
          (other) =>
            other !== one &&
            (rule.level === 'table' ? table(other) === table(one) : beside(one, other, rule.how)),
        );
        if (hasCompany) kept += 1;
        else broken += 1;
      }
      return { units: broken, points: w * kept };
    }
    case 'Near': {
      const at = rule.who.map(table).filter((index) => index >= 0);
      return { units: 0, points: total(at.map((index) => rule.perTable[index] as number)) };
    }
    case 'AtTable': {
      const at = rule.who.map(table).filter((index) => index >= 0);
      const there = at.filter((index) => rule.isThere[index]).length;
      return { units: at.length - there, points: w * there };
    }
    case 'Reserved':
      return costs(rule.others.map(table).filter((at) => at >= 0 && rule.isThere[at]).length);
    case 'PerTable': {
      const { min, max } = rule;
      const occupied = countsOf(all()).length;
      let units = 0;
      for (const group of rule.groups) {
        const counts = countsOf(group);
        units += total(counts.map((count) => Math.max(0, count - max)));
        units += min * occupied - total(counts.map((count) => Math.min(count, min)));
      }
      return costs(units);
    }
    case 'NotAlone':
      return costs(
        total(rule.groups.map((group) => countsOf(group).filter((count) => count === 1).length)),
      );
    case 'Alternate':
    case 'InCommon': {
      const at = new Map([...rule.tags.keys()].map((person) => [seat(person), person]));
      let units = 0;
      for (let one = 0; one < floor.seats; one += 1)
        for (
          let index = floor.next.start[one] as number;
          index < (floor.next.start[one + 1] as number);
          index += 1
        ) {
          const other = floor.next.items[index] as number;
          const [mine, theirs] = [at.get(one), at.get(other)];
          if (one >= other || mine === undefined || theirs === undefined) continue;
          const tags = rule.tags.get(theirs);
          const isShared = [...(rule.tags.get(mine) ?? [])].some((tag) => tags?.has(tag));
          if (isShared === (rule.kind === 'Alternate')) units += 1;
        }
      return costs(units);
    }
    case 'Balance': {
      const counts = perTable(all());
      const seated = total(counts);
      let off = 0;
      counts.forEach((count, at) => {
        const capacity = (floor.firstSeat[at + 1] as number) - (floor.firstSeat[at] as number);
        off += Math.abs(count * floor.seats - seated * capacity);
      });
      return { units: 0, points: (-w * off) / floor.seats + 0 };
    }
  }
};
