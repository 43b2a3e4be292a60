import type { SeatingRule, Selector } from '../../seatingRules/seatingRules.ts';
import type { Wish } from './wishes.ts';

/**
 * Two people whom a hard rule or a wish keeps together, or apart. `index` is the person with the wish; null
 * for a rule.
 */
export type Pair = { one: string; other: string; index: number | null };

/** The people a selector names by id. */
export const namedIn = (selector: Selector | undefined): readonly string[] =>
  selector && 'people' in selector ? selector.people : [];

/** The people that a hard rule keeps at one table, if it names them. */
export const togetherBy = (rule: SeatingRule): readonly string[] =>
  rule.kind === 'KeepTogether' && rule.hard && rule.each === undefined ? namedIn(rule.who) : [];

/** The ties of hard rules. Each person of a rule is tied to its first person. */
export const tiesOfRules = (rules: readonly SeatingRule[]): Pair[] =>
  rules.flatMap((rule) => {
    const [one, ...others] = togetherBy(rule);
    return one === undefined ? [] : others.map((other): Pair => ({ one, other, index: null }));
  });

/** The pairs of the wishes to sit together, or apart. */
export const pairsWished = (
  wishes: readonly Wish[],
  wished: 'togetherWith' | 'apartFrom',
): Pair[] =>
  wishes
    .filter(({ field }) => field === wished)
    .map(({ id, to, index }) => ({ one: id, other: to, index }));

/** The people tied to one another, directly or through others. */
export type Tied = {
  groups: ReadonlyMap<string, ReadonlySet<string>>;
  /** The fewest ties that connect everybody of each group. */
  forest: readonly Pair[];
};

/** Joins ties into groups of people who must share a table. */
export const tiedBy = (ties: readonly Pair[]): Tied => {
  const groups = new Map<string, Set<string>>();
  const forest: Pair[] = [];
  for (const tie of ties) {
    const { one, other } = tie;
    const [a, b] = [groups.get(one) ?? new Set([one]), groups.get(other) ?? new Set([other])];
    if (a.has(other)) continue;
    const [small, large] = a.size < b.size ? [a, b] : [b, a];
    for (const id of small) large.add(id);
    for (const id of [one, other, ...small]) groups.set(id, large);
    forest.push(tie);
  }
  return { groups, forest };
};

/** Whether two people must share a table, directly or through others. */
export const areTied = ({ groups }: Tied, one: string, other: string): boolean =>
  groups.get(one)?.has(other) ?? false;

/** The ties that lead from one person to another, in order; empty if they are not tied. */
export const pathBetween = ({ forest }: Tied, from: string, to: string): Pair[] => {
  const next = new Map<string, Pair[]>();
  for (const tie of forest)
    for (const id of [tie.one, tie.other]) {
      const known = next.get(id);
      if (known) known.push(tie);
      else next.set(id, [tie]);
    }
  const cameBy = new Map<string, { before: string; tie: Pair } | null>([[from, null]]);
  for (const [person] of cameBy)
    for (const tie of next.get(person) ?? []) {
      const other = tie.one === person ? tie.other : tie.one;
      if (!cameBy.has(other)) cameBy.set(other, { before: person, tie });
    }
  const way: Pair[] = [];
  for (let step = cameBy.get(to); step; step = cameBy.get(step.before)) way.unshift(step.tie);
  return way;
};
