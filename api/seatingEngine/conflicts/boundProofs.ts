import type { Element } from './elements.ts';
import { type Bound, type Facts, type Link, tiesWithin } from './facts.ts';
import { type Proof, setIn, unique } from './proof.ts';

/** The fewest ties that lead from one person to another. */
const chainBetween = ({ ties }: Facts, from: number, to: number): Link[] => {
  const linksOf = new Map<number, Link[]>();
  for (const link of ties)
    for (const end of [link.a, link.b]) linksOf.set(end, [...(linksOf.get(end) ?? []), link]);
  const cameBy = new Map<number, Link | undefined>([[from, undefined]]);
  for (const person of cameBy.keys()) {
    if (person === to) break;
    for (const link of linksOf.get(person) ?? []) {
      const other = link.a === person ? link.b : link.a;
      if (!cameBy.has(other)) cameBy.set(other, link);
    }
  }
  const chain: Link[] = [];
  for (let person = to; ; ) {
    const link = cameBy.get(person);
    if (!link) return chain;
    chain.push(link);
    person = link.a === person ? link.b : link.a;
  }
};

/** Two who must share a table, through others or not, and must not. */
export const apartWithinGroup: Proof = (facts) =>
  facts.aparts
    .filter(({ a, b }) => facts.boundOf[a] === facts.boundOf[b])
    .map(({ a, b, element }) => {
      const chain = chainBetween(facts, a, b);
      return {
        elements: unique([element, ...chain.map((link) => link.element)]),
        people: unique([a, b, ...chain.flatMap((link) => [link.a, link.b])]),
        tables: [],
        counts: { needed: 2, available: 1 },
      };
    });

const elementsOf = (facts: Facts, bound: Bound): Element[] =>
  unique([...bound.restrictions, ...tiesWithin(facts, bound)]);

/** People who must share a table, and no table is open to all of them. */
export const tablesDoNotMeet: Proof = (facts) =>
  facts.bounds
    .filter(({ open }) => open.length > 0 && !open.includes(1))
    .map((bound) => ({
      elements: elementsOf(facts, bound),
      people: bound.members,
      tables: [],
      counts: { needed: 1, available: 0 },
    }));

/** More people who must share a table than the largest table open to them seats. */
export const groupTooLarge: Proof = (facts) =>
  facts.bounds.flatMap((bound) => {
    if (bound.members.length < 2) return [];
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
