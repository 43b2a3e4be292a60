import type { SeatingRule } from '../../seatingRules/seatingRules.ts';
import { apartByRules, pairKey } from './apart.ts';
import {
  areTied,
  namedIn,
  type Pair,
  pairsWished,
  pathBetween,
  type Tied,
  tiedBy,
  tiesOfRules,
} from './ties.ts';
import type { Wish, WishProblem } from './wishes.ts';

/** The most contradictions to report, because each needs a search for its sentence. */
const mostReported = 20;

/**
 * The wishes that contradict other wishes or the plan's hard rules: people who are both tied together and
 * kept apart, and different tables for people who are tied together.
 * @param nameOf the name of a person
 */
export const contradictionsIn = (
  wishes: readonly Wish[],
  rules: readonly SeatingRule[],
  nameOf: (id: string) => string,
): WishProblem[] => {
  const ruled = tiesOfRules(rules);
  const tied = tiedBy([...pairsWished(wishes, 'togetherWith'), ...ruled]);
  const pairs = [...pairsWished(wishes, 'apartFrom'), ...apartNow(rules, tiedBy(ruled))];
  return [...apartAndTogether(pairs, tied, nameOf), ...atOtherTables(wishes, rules, tied, nameOf)];
};

/** An import does not repair contradictions among the plan's own rules. */
const apartNow = (rules: readonly SeatingRule[], tied: Tied): Pair[] =>
  apartByRules(rules).filter(({ one, other }) => !areTied(tied, one, other));

const apartAndTogether = (
  pairs: readonly Pair[],
  tied: Tied,
  nameOf: (id: string) => string,
): WishProblem[] => {
  const reported = new Set<string>();
  return pairs
    .filter(({ one, other }) => {
      const key = pairKey(one, other);
      const isNews =
        areTied(tied, one, other) && !reported.has(key) && reported.size < mostReported;
      if (isNews) reported.add(key);
      return isNews;
    })
    .map(({ one, other, index }) => {
      const way = pathBetween(tied, one, other);
      const people = [...new Set([one, ...way.flatMap((tie) => [tie.one, tie.other])])];
      return {
        index: index ?? way.find((tie) => tie.index !== null)?.index ?? null,
        field: index === null ? 'togetherWith' : 'apartFrom',
        kind: 'apartAndTogether',
        words: [one, other, ...people].map(nameOf),
      };
    });
};

/**
 * Wishes for a table by people who are bound to another table, themselves or through somebody tied to them.
 */
const atOtherTables = (
  wishes: readonly Wish[],
  rules: readonly SeatingRule[],
  { groups }: Tied,
  nameOf: (id: string) => string,
): WishProblem[] => {
  const open = new Map<ReadonlySet<string> | string, ReadonlySet<string>>();
  const keyOf = (id: string) => groups.get(id) ?? id;
  for (const rule of rules) {
    if (rule.kind !== 'AtTable' || !rule.hard || !rule.tables) continue;
    const { tables } = rule;
    for (const id of namedIn(rule.who)) {
      const left = open.get(keyOf(id));
      open.set(keyOf(id), new Set(left ? tables.filter((table) => left.has(table)) : tables));
    }
  }
  const problems: WishProblem[] = [];
  for (const { field, id, to, index } of wishes) {
    if (field !== 'table') continue;
    const left = open.get(keyOf(id));
    if (left && left.size > 0 && !left.has(to))
      problems.push({ index, field, kind: 'otherTable', words: [nameOf(id)] });
    else open.set(keyOf(id), new Set([to]));
  }
  return problems;
};
