import type { Floor, Rows } from './floor.ts';
import type { How } from './input.ts';
import { pairPoints, type Resolved, type ResolvedRule } from './resolve.ts';
import { isTagShared } from './tags.ts';
import type { Worth } from './worth.ts';

export type RuleScore = { ruleId: string; points: number; broken: number };
export type Score = Worth & { byRule: RuleScore[]; pairs: number; moves: number };

const isBeside = (rows: Rows, one: number, other: number): boolean => {
  for (let at = rows.start[one] as number; at < (rows.start[one + 1] as number); at += 1)
    if (rows.items[at] === other) return true;
  return false;
};

/**
 * The score of a seating. Reads the rules themselves and nothing that the search maintains, so that it can
 * check the search. `seatOf` has the seat of each person, -1 in the pool.
 */
export const scoreOf = (resolved: Resolved, seatOf: ArrayLike<number>): Score => {
  const sitting = sittingOf(resolved.floor, seatOf);
  const byRule = resolved.rules.map((rule) => {
    const { units, points } = scoreOfRule(rule, resolved, sitting);
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

/** The seating as rules see it. */
type Sitting = {
  floor: Floor;
  /** -1 in the pool. */
  seat: (person: number) => number;
  /** -1 in the pool. */
  table: (person: number) => number;
  /**
   * The others at a person's table, or beside them. They are few, however many people a rule names.
   */
  othersAt: (person: number, where: 'table' | How) => number[];
  /** For each table with at least one of some people, their number there. */
  countsOf: (members: Iterable<number>) => number[];
};

const sittingOf = (floor: Floor, seatOf: ArrayLike<number>): Sitting => {
  const seat = (person: number): number => seatOf[person] as number;
  const table = (person: number): number =>
    seat(person) < 0 ? -1 : (floor.tableOf[seat(person)] as number);
  const personAt = new Map(Array.from(seatOf, (at, person) => [at, person]));
  const seatsBy = (own: number, where: 'table' | How): Iterable<number> => {
    if (where === 'table') return seatsFrom(floor, floor.tableOf[own] as number);
    const { start, items } = where === 'next' ? floor.next : floor.beside;
    return items.subarray(start[own], start[own + 1]);
  };
  return {
    floor,
    seat,
    table,
    othersAt: (person, where) =>
      seat(person) < 0
        ? []
        : [...seatsBy(seat(person), where)].flatMap((at) => {
            const other = personAt.get(at);
            return other === undefined || other === person ? [] : [other];
          }),
    countsOf: (members) => {
      const counts = new Map<number, number>();
      for (const member of members) {
        const at = table(member);
        if (at >= 0) counts.set(at, (counts.get(at) ?? 0) + 1);
      }
      return [...counts.values()];
    },
  };
};

const seatsFrom = ({ firstSeat }: Floor, table: number): number[] => {
  const first = firstSeat[table] as number;
  return Array.from({ length: (firstSeat[table + 1] as number) - first }, (_, n) => first + n);
};

/** `units` are the broken units of a hard rule, `points` the value of a soft one. */
type RuleWorth = { units: number; points: number };
type RuleOf<Kind extends ResolvedRule['kind']> = Extract<ResolvedRule, { kind: Kind }>;

const total = (list: readonly number[]): number => list.reduce((sum, item) => sum + item, 0);

const scoreOfRule = (rule: ResolvedRule, { people }: Resolved, sitting: Sitting): RuleWorth => {
  const weight = rule.weight ?? 0;
  const costs = (units: number): RuleWorth => ({ units, points: -weight * units + 0 });
  const seated = (members: readonly number[]): number[] =>
    members.map(sitting.table).filter((table) => table >= 0);
  switch (rule.kind) {
    case 'KeepTogether':
      return keptTogether(rule, weight, sitting);
    case 'SitBeside':
      return sittingBeside(rule, weight, sitting);
    case 'Accompanied':
      return accompanied(rule, weight, sitting);
    case 'KeepApart':
      return costs(pairsTogether(rule, sitting));
    case 'PerTable':
      return costs(outOfBounds(rule, sitting.countsOf(people.keys()).length, sitting));
    case 'NotAlone':
      return costs(
        total(rule.groups.map((group) => sitting.countsOf(group).filter((n) => n === 1).length)),
      );
    case 'Alternate':
    case 'InCommon':
      return costs(wrongNeighbours(rule, sitting));
    case 'Reserved':
      return costs(seated(rule.others).filter((table) => rule.isThere[table]).length);
    case 'Near':
      return {
        units: 0,
        points: total(seated(rule.who).map((table) => rule.perTable[table] as number)),
      };
    case 'AtTable': {
      const tables = seated(rule.who);
      const there = tables.filter((table) => rule.isThere[table]).length;
      return { units: tables.length - there, points: weight * there };
    }
    case 'Balance':
      return {
        units: 0,
        points:
          (-weight * imbalance(people.length, sitting)) / Math.max(1, sitting.floor.seats) + 0,
      };
  }
};

const keptTogether = (
  { groups }: RuleOf<'KeepTogether'>,
  weight: number,
  { seat, countsOf }: Sitting,
): RuleWorth => {
  let units = 0;
  let points = 0;
  for (const group of groups) {
    const counts = countsOf(group);
    units += counts.length + (group.some((member) => seat(member) < 0) ? 1 : 0) - 1;
    points +=
      pairPoints(weight, group.length) * total(counts.map((count) => (count * (count - 1)) / 2));
  }
  return { units, points };
};

const sittingBeside = (
  { groups, how }: RuleOf<'SitBeside'>,
  weight: number,
  { seat, othersAt }: Sitting,
): RuleWorth => {
  let units = 0;
  let points = 0;
  for (const group of groups) {
    const members = new Set(group);
    let pairs = 0;
    for (const one of group) {
      const beside = othersAt(one, how).filter((other) => members.has(other));
      pairs += beside.filter((other) => one < other).length;
      if (seat(one) >= 0 && beside.length === 0) units += 1;
    }
    points += pairPoints(weight, group.length) * pairs;
  }
  return { units, points };
};

const accompanied = (
  rule: RuleOf<'Accompanied'>,
  weight: number,
  { seat, othersAt }: Sitting,
): RuleWorth => {
  const by = new Set(rule.by);
  const where = rule.level === 'table' ? 'table' : rule.how;
  const seated = rule.who.filter((one) => seat(one) >= 0);
  const kept = seated.filter((one) => othersAt(one, where).some((other) => by.has(other))).length;
  return { units: seated.length - kept, points: weight * kept };
};

/** The number of pairs that must be apart but are not. */
const pairsTogether = (
  { who, whom, level }: RuleOf<'KeepApart'>,
  { othersAt }: Sitting,
): number => {
  const [mine, theirs] = [new Set(who), new Set(whom)];
  let pairs = 0;
  for (const one of who)
    for (const other of othersAt(one, level === 'table' ? 'table' : 'nextOrOpposite')) {
      // Two people who are in both lists come up twice, but count once.
      const isSecond = one > other && mine.has(other) && theirs.has(one);
      if (theirs.has(other) && !isSecond) pairs += 1;
    }
  return pairs;
};

/** The number of people above `max` or missing for `min`, over all tables. */
const outOfBounds = (
  { groups, min, max }: RuleOf<'PerTable'>,
  occupied: number,
  { countsOf }: Sitting,
): number =>
  total(
    groups.map((group) => {
      const counts = countsOf(group);
      const tooMany = total(counts.map((count) => Math.max(0, count - max)));
      return tooMany + min * occupied - total(counts.map((count) => Math.min(count, min)));
    }),
  );

/** The number of neighbours who share a tag although they must not, or share none although they must. */
const wrongNeighbours = (
  { kind, who, tags }: RuleOf<'Alternate' | 'InCommon'>,
  { floor: { next, seats }, seat }: Sitting,
): number => {
  const personAt = new Map(who.map((person) => [seat(person), person]));
  let pairs = 0;
  for (let one = 0; one < seats; one += 1)
    for (let at = next.start[one] as number; at < (next.start[one + 1] as number); at += 1) {
      const other = next.items[at] as number;
      const [mine, theirs] = [personAt.get(one), personAt.get(other)];
      if (one >= other || mine === undefined || theirs === undefined) continue;
      if (isTagShared(tags, mine, theirs) === (kind === 'Alternate')) pairs += 1;
    }
  return pairs;
};

/** The number of people that tables have above or below their fair share, in total, in 1/(all seats). */
const imbalance = (people: number, { floor, table }: Sitting): number => {
  const counts = new Int32Array(floor.tables);
  let seated = 0;
  for (let person = 0; person < people; person += 1) {
    const at = table(person);
    if (at < 0) continue;
    counts[at] = (counts[at] as number) + 1;
    seated += 1;
  }
  let off = 0;
  counts.forEach((count, at) => {
    const capacity = (floor.firstSeat[at + 1] as number) - (floor.firstSeat[at] as number);
    off += Math.abs(count * floor.seats - seated * capacity);
  });
  return off;
};
