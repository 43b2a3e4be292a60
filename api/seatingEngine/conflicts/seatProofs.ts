import { rulesAmong } from './elements.ts';
import { type Bound, type Facts, tiesWithin } from './facts.ts';
import { type Demand, shortagesOf } from './flow.ts';
import { type Finding, type Proof, unique } from './proof.ts';

/** People whose tables are restricted in the same way. */
type Kind = Demand & { bounds: Bound[]; people: number[] };

/** The people of bounds, by the tables open to them; those whom nothing restricts are left out. */
const kindsOf = (
  { bounds }: Facts,
  peopleOf: (bound: Bound) => readonly number[],
  isUnrestrictedToo: boolean,
): Kind[] => {
  const kinds = new Map<string, Kind>();
  for (const bound of bounds) {
    const people = peopleOf(bound);
    const isOpen = bound.open.includes(1);
    if (people.length === 0 || !isOpen) continue;
    if (bound.restrictions.length === 0 && !isUnrestrictedToo) continue;
    const key = bound.open.join('');
    const kind = kinds.get(key) ?? { size: 0, open: bound.open, bounds: [], people: [] };
    kinds.set(key, kind);
    kind.size += people.length;
    kind.bounds.push(bound);
    kind.people.push(...people);
  }
  return [...kinds.values()];
};

const shortOf = (facts: Facts, kinds: readonly Kind[], capacities: Int32Array): Finding[] =>
  shortagesOf(kinds, capacities).map(({ demands, tables, people, seats }) => {
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

/** More people bound to some tables than these have seats. */
export const tooFewSeats: Proof = (facts) =>
  shortOf(
    facts,
    kindsOf(facts, ({ members }) => members, false),
    facts.capacities,
  );

/** More of a group than a rule lets sit at the tables that are open to them. */
export const tooManyForTables: Proof = (facts) =>
  rulesAmong(facts.resolved, facts.elements).flatMap(({ element, rule }) => {
    if (rule.kind !== 'PerTable' || rule.max === Number.POSITIVE_INFINITY) return [];
    return rule.groups.flatMap((group): Finding[] => {
      const members = new Set(group);
      const within = (bound: Bound) => bound.members.filter((member) => members.has(member));
      const withRule = (finding: Finding) => ({
        ...finding,
        elements: unique([element, ...finding.elements]),
      });
      const tied = facts.bounds.flatMap((bound): Finding[] => {
        const people = within(bound);
        if (people.length <= rule.max) return [];
        const elements = unique([element, ...tiesWithin(facts, bound)]);
        return [
          { elements, people, tables: [], counts: { needed: people.length, available: rule.max } },
        ];
      });
      const places = facts.capacities.map((capacity) => Math.min(capacity, rule.max));
      return [...tied, ...shortOf(facts, kindsOf(facts, within, true), places).map(withRule)];
    });
  });

/** More people than fit at as many tables as there are people whom each table needs. */
export const tooFewForTables: Proof = ({ resolved, elements, capacities }) =>
  rulesAmong(resolved, elements).flatMap(({ element, rule }) => {
    if (rule.kind !== 'PerTable' || rule.min < 1) return [];
    const needed = Math.min(resolved.people.length, resolved.floor.seats);
    const largest = capacities.slice().sort().reverse();
    return rule.groups.flatMap((group): Finding[] => {
      const tables = Math.floor(group.length / rule.min);
      const available = largest.slice(0, tables).reduce((sum, capacity) => sum + capacity, 0);
      if (available >= needed) return [];
      return [{ elements: [element], people: group, tables: [], counts: { needed, available } }];
    });
  });
