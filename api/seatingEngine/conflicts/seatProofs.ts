import { perTable } from './effort.ts';
import { rulesAmong } from './elements.ts';
import { type Bound, type Facts, tiesWithin } from './facts.ts';
import { type Demand, shortagesOf } from './flow.ts';
import { type Finding, type Proof, unique } from './proof.ts';

/** People whose tables are restricted in the same way. */
type Kind = Demand & { bounds: Bound[]; people: number[] };

/** Some people of a bound. */
type Share = { bound: Bound; people: readonly number[] };

/** The people of bounds, grouped by their open tables, without people who have none. */
const kindsOf = (shares: readonly Share[]): Kind[] => {
  const kinds = new Map<number, Kind>();
  for (const { bound, people } of shares) {
    const { open, openId, isOpen } = bound;
    if (!isOpen) continue;
    const kind = kinds.get(openId) ?? { size: 0, open, bounds: [], people: [] };
    kinds.set(openId, kind);
    kind.size += people.length;
    kind.bounds.push(bound);
    kind.people.push(...people);
  }
  return [...kinds.values()];
};

const sharesOf = ({ bounds, boundOf }: Facts, people: readonly number[]): Share[] => {
  const shares = new Map<number, { bound: Bound; people: number[] }>();
  for (const person of people) {
    const id = boundOf[person] as number;
    const share = shares.get(id);
    if (share) share.people.push(person);
    else shares.set(id, { bound: bounds[id] as Bound, people: [person] });
  }
  return [...shares.values()];
};

const shortOf = (facts: Facts, kinds: readonly Kind[], capacities: Int32Array): Finding[] =>
  shortagesOf(kinds, capacities, facts.effort).map(({ demands, tables, people, seats }) => {
    const short = demands.map((demand) => kinds[demand] as Kind);
    const bounds = short.flatMap((kind) => kind.bounds);
    return {
      elements: unique(
        bounds.flatMap((bound) => [...bound.restrictions, ...tiesWithin(facts, bound)]),
      ),
      people: unique(short.flatMap((kind) => kind.people)),
      tables,
      counts: { needed: people, available: seats },
    };
  });

/** Finds more people bound to some tables than these have seats. */
export const tooFewSeats: Proof = (facts) => {
  const restricted = facts.bounds.filter(({ restrictions }) => restrictions.length > 0);
  facts.effort.spend(restricted.length);
  const shares = restricted.map((bound) => ({ bound, people: bound.members }));
  return shortOf(facts, kindsOf(shares), facts.capacities);
};

/** Finds more members of a group than a rule allows at the tables open to them. */
export const tooManyForTables: Proof = (facts) =>
  rulesAmong(facts.resolved, facts.elements).flatMap(({ element, rule }) => {
    if (rule.kind !== 'PerTable' || rule.max === Number.POSITIVE_INFINITY) return [];
    const places = facts.capacities.map((capacity) => Math.min(capacity, rule.max));
    return rule.groups.flatMap((group): Finding[] => {
      if (!facts.effort.spend(group.length + places.length * perTable)) return [];
      const shares = sharesOf(facts, group);
      const withRule = (finding: Finding) => ({
        ...finding,
        elements: unique([element, ...finding.elements]),
      });
      const tied = shares
        .filter(({ people }) => people.length > rule.max)
        .map(
          ({ bound, people }): Finding => ({
            elements: tiesWithin(facts, bound),
            people,
            tables: [],
            counts: { needed: people.length, available: rule.max },
          }),
        );
      return [...tied, ...shortOf(facts, kindsOf(shares), places)].map(withRule);
    });
  });

/** Finds more people than fit at the tables for which a rule has enough people. */
export const tooFewForTables: Proof = ({ resolved, elements, capacities, effort }) =>
  rulesAmong(resolved, elements).flatMap(({ element, rule }) => {
    if (rule.kind !== 'PerTable' || rule.min < 1) return [];
    const needed = Math.min(resolved.people.length, resolved.floor.seats);
    const largest = capacities.slice().sort().reverse();
    if (!effort.spend(capacities.length * (1 + rule.groups.length) * perTable)) return [];
    return rule.groups.flatMap((group): Finding[] => {
      const tables = Math.floor(group.length / rule.min);
      const available = largest.slice(0, tables).reduce((sum, capacity) => sum + capacity, 0);
      if (available >= needed) return [];
      return [{ elements: [element], people: group, tables: [], counts: { needed, available } }];
    });
  });
