import { type Effort, perTable } from './effort.ts';
import { type Bound, type Facts, tiesWithin } from './facts.ts';
import { type Finding, type Proof, setIn, unique } from './proof.ts';

/** The most bounds from which a clique is grown. */
const mostStarts = 60;

type Neighbours = ReadonlyMap<number, ReadonlySet<number>>;

/** Bounds that must not share a table, because they are kept apart or are together larger than any table. */
const neighboursOf = ({ aparts, bounds, boundOf, capacities, effort }: Facts): Neighbours => {
  const neighbours = new Map<number, Set<number>>();
  const connect = (one: number, other: number) => {
    if (one === other) return;
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const known = neighbours.get(from);
      if (known) known.add(to);
      else neighbours.set(from, new Set([to]));
    }
  };
  for (const { a, b } of aparts) connect(boundOf[a] as number, boundOf[b] as number);
  const largest = Math.max(0, ...capacities);
  const large = bounds.filter(({ members }) => 2 * members.length > largest);
  for (const one of large) {
    if (!effort.spend(large.length)) break;
    for (const other of large) connect(one.id, other.id);
  }
  return neighbours;
};

/** Grows a clique from a bound. Each step adds the bound that is apart from most of the others. */
const cliqueFrom = (
  first: number,
  neighbours: Neighbours,
  isAllowed: (id: number) => boolean,
  effort: Effort,
) => {
  const clique = [first];
  let left = [...(neighbours.get(first) ?? [])].filter(isAllowed);
  const degree = (id: number) => {
    const others = neighbours.get(id);
    return left.reduce((sum, other) => sum + (others?.has(other) ? 1 : 0), 0);
  };
  while (left.length > 0 && effort.spend(left.length * left.length)) {
    const degrees = left.map(degree);
    const best = left[degrees.indexOf(Math.max(...degrees))] as number;
    clique.push(best);
    left = left.filter((id) => neighbours.get(best)?.has(id));
  }
  return clique;
};

const openTo = (bounds: readonly Bound[], tables: number): number[] =>
  setIn(
    new Uint8Array(tables).map((_, table) =>
      bounds.some(({ open }) => open[table] === 1) ? 1 : 0,
    ),
  );

const findingOf = (facts: Facts, clique: readonly Bound[], tables: number[]): Finding => {
  const ids = new Set(clique.map(({ id }) => id));
  const isWithin = (person: number) => ids.has(facts.boundOf[person] as number);
  const between = facts.aparts.filter(({ a, b }) => isWithin(a) && isWithin(b));
  return {
    elements: unique([
      ...between.map(({ element }) => element),
      ...clique.flatMap((bound) => [...bound.restrictions, ...tiesWithin(facts, bound)]),
    ]),
    people: unique(clique.flatMap(({ members }) => members)),
    tables,
    counts: { needed: clique.length, available: tables.length },
  };
};

/** Finds more groups that must not share a table than there are tables open to them, by a greedy clique. */
export const tooManyApart: Proof = (facts) => {
  const neighbours = neighboursOf(facts);
  const { effort, isAsked } = facts;
  const { tables } = facts.resolved.floor;
  const boundAt = (id: number) => facts.bounds[id] as Bound;
  // Groups bounds by their open tables, because a clique among those with few open tables suffices.
  const scopes = new Map<number, Uint8Array>([[-1, new Uint8Array(tables).fill(1)]]);
  for (const id of neighbours.keys()) {
    const { restrictions, open, openId, isOpen } = boundAt(id);
    if (restrictions.length > 0 && isOpen) scopes.set(openId, open);
  }
  return [...scopes.values()].flatMap((scope) => {
    if (!effort.spend(tables * perTable)) return [];
    const isWithin = new Map<number, boolean>();
    const isAllowed = (id: number): boolean => {
      const { open, openId, isOpen } = boundAt(id);
      const known = isWithin.get(openId);
      if (known !== undefined) return known;
      effort.spend(tables * perTable);
      const is = isOpen && open.every((one, table) => one <= (scope[table] as number));
      isWithin.set(openId, is);
      return is;
    };
    const starts = [...neighbours]
      .filter(([id, others]) => others.size > 0 && isAsked(id) && isAllowed(id))
      .sort(([, one], [, other]) => other.size - one.size)
      .slice(0, mostStarts);
    effort.spend(neighbours.size);
    for (const [start] of starts) {
      if (effort.isSpent) return [];
      const clique = cliqueFrom(start, neighbours, isAllowed, effort).map(boundAt);
      effort.spend(clique.length * tables * perTable);
      const open = openTo(clique, tables);
      if (clique.length > open.length)
        return [findingOf(facts, clique.slice(0, open.length + 1), open)];
    }
    return [];
  });
};
