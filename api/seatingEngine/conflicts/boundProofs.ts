import { addTo } from '../addTo.ts';
import { type Effort, perTable } from './effort.ts';
import type { Element } from './elements.ts';
import { type Bound, type Facts, type Link, tiesWithin } from './facts.ts';
import { type Proof, setIn, unique } from './proof.ts';

const tiesByPerson = ({ ties, effort }: Facts): ReadonlyMap<number, readonly Link[]> => {
  effort.spend(ties.length);
  const linksOf = new Map<number, Link[]>();
  for (const link of ties) for (const end of [link.a, link.b]) addTo(linksOf, end, link);
  return linksOf;
};

/** The shortest chain of ties from one person to another. */
const chainBetween = (
  linksOf: ReadonlyMap<number, readonly Link[]>,
  from: number,
  to: number,
  effort: Effort,
): Link[] => {
  const cameBy = new Map<number, Link | undefined>([[from, undefined]]);
  for (const person of cameBy.keys()) {
    if (person === to) break;
    for (const link of linksOf.get(person) ?? []) {
      const other = link.a === person ? link.b : link.a;
      if (!cameBy.has(other)) cameBy.set(other, link);
    }
  }
  effort.spend(cameBy.size);
  const chain: Link[] = [];
  for (let person = to; ; ) {
    const link = cameBy.get(person);
    if (!link) return chain;
    chain.push(link);
    person = link.a === person ? link.b : link.a;
  }
};

/** Finds two people who must share a table, directly or through others, and must not. */
export const apartWithinGroup: Proof = (facts) => {
  const { aparts, boundOf, isAsked, effort } = facts;
  const within = aparts.filter(
    ({ a, b }) => boundOf[a] === boundOf[b] && isAsked(boundOf[a] as number),
  );
  if (within.length === 0) return [];
  const linksOf = tiesByPerson(facts);
  return within.flatMap(({ a, b, element }) => {
    if (effort.isSpent) return [];
    const chain = chainBetween(linksOf, a, b, effort);
    return {
      elements: unique([element, ...chain.map((link) => link.element)]),
      people: unique([a, b, ...chain.flatMap((link) => [link.a, link.b])]),
      tables: [],
      counts: { needed: 2, available: 1 },
    };
  });
};

const elementsOf = (facts: Facts, bound: Bound): Element[] =>
  unique([...bound.restrictions, ...tiesWithin(facts, bound)]);

/** Finds people who must share a table, but have no open table in common. */
export const tablesDoNotMeet: Proof = (facts) =>
  facts.bounds
    .filter(({ id, open, isOpen }) => open.length > 0 && !isOpen && facts.isAsked(id))
    .map((bound) => ({
      elements: elementsOf(facts, bound),
      people: bound.members,
      tables: [],
      counts: { needed: 1, available: 0 },
    }));

/** Finds more people who must share a table than fit at the largest table open to them. */
export const groupTooLarge: Proof = (facts) =>
  facts.bounds.flatMap((bound) => {
    if (bound.members.length < 2 || !facts.isAsked(bound.id)) return [];
    facts.effort.spend(bound.open.length * perTable);
    const tables = setIn(bound.open);
    const largest = Math.max(0, ...tables.map((table) => facts.capacities[table] as number));
    if (tables.length === 0 || bound.members.length <= largest) return [];
    return {
      elements: elementsOf(facts, bound),
      people: bound.members,
      tables,
      counts: { needed: bound.members.length, available: largest },
    };
  });
