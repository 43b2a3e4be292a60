import type { Resolved, ResolvedRule } from '../resolve.ts';
import { type Element, pinsAmong, rulesAmong } from './elements.ts';
import { Unions } from './unions.ts';

/** Two people of whom an element says something. */
export type Link = { a: number; b: number; element: Element };

/** People who all have to sit at one table, directly or through others. */
export type Bound = {
  id: number;
  members: readonly number[];
  /** What restricts their tables. */
  restrictions: readonly Element[];
  /** 1 for each table open to all of them. */
  open: Uint8Array;
};

/** What hard rules and pins say, taken together: nothing that depends on a seating. */
export type Facts = {
  resolved: Resolved;
  elements: readonly Element[];
  capacities: Int32Array;
  /** Who have to share a table. */
  ties: readonly Link[];
  /** Who must not share a table. */
  aparts: readonly Link[];
  /** Who must not sit beside one another. */
  besideAparts: readonly Link[];
  bounds: readonly Bound[];
  /** Everybody's bound, as an index. */
  boundOf: Int32Array;
};

/** More pairs of one rule than this are left to the search. */
const mostPairs = 250_000;

/** A group of up to three who each need one of the group beside them share a table. */
const besideTied = 3;

const starOf = (members: readonly number[], element: Element): Link[] =>
  members.slice(1).map((b) => ({ a: members[0] as number, b, element }));

const tiesOf = (element: Element, rule: ResolvedRule): Link[] => {
  if (rule.kind === 'KeepTogether') return rule.groups.flatMap((group) => starOf(group, element));
  if (rule.kind === 'SitBeside')
    return rule.groups
      .filter(({ length }) => length <= besideTied)
      .flatMap((group) => starOf(group, element));
  if (rule.kind !== 'Accompanied' || rule.by.length > 1) return [];
  const [b] = rule.by;
  return b === undefined ? [] : rule.who.filter((a) => a !== b).map((a) => ({ a, b, element }));
};

const linksAcross = (who: readonly number[], whom: readonly number[], element: Element): Link[] => {
  if (who.length * whom.length > mostPairs) return [];
  const seen = new Set<string>();
  return who.flatMap((one) =>
    whom.flatMap((other) => {
      const [a, b] = one < other ? [one, other] : [other, one];
      if (a === b || seen.has(`${a}:${b}`)) return [];
      seen.add(`${a}:${b}`);
      return { a, b, element };
    }),
  );
};

const apartsOf = (element: Element, rule: ResolvedRule): Link[] => {
  if (rule.kind === 'KeepApart' && rule.level === 'table')
    return linksAcross(rule.who, rule.whom, element);
  if (rule.kind === 'PerTable' && rule.max === 1)
    return rule.groups.flatMap((group) => linksAcross(group, group, element));
  return [];
};

const besideApartsOf = (element: Element, rule: ResolvedRule): Link[] =>
  rule.kind === 'KeepApart' && rule.level === 'beside'
    ? linksAcross(rule.who, rule.whom, element)
    : [];

/** The tables that an element leaves open to people. */
type Restriction = {
  element: Element;
  people: readonly number[];
  isOpen: (table: number) => boolean;
};

const restrictionsOf = (resolved: Resolved, elements: readonly Element[]): Restriction[] => [
  ...rulesAmong(resolved, elements).flatMap(({ element, rule }): Restriction[] => {
    if (rule.kind === 'AtTable')
      return [{ element, people: rule.who, isOpen: (table) => rule.isThere[table] ?? false }];
    if (rule.kind === 'Reserved')
      return [{ element, people: rule.others, isOpen: (table) => !rule.isThere[table] }];
    return [];
  }),
  ...pinsAmong(resolved, elements).map((person): Restriction => {
    const home = resolved.floor.tableOf[resolved.seated[person] as number];
    const element = resolved.rules.length + person;
    return { element, people: [person], isOpen: (table) => table === home };
  }),
];

const boundsOf = (resolved: Resolved, restrictions: readonly Restriction[], unions: Unions) => {
  const boundOf = new Int32Array(resolved.people.length);
  const groups = unions.groups();
  groups.forEach((members, id) => {
    for (const member of members) boundOf[member] = id;
  });
  const elementsBy = groups.map(() => new Set<number>());
  restrictions.forEach(({ people }, index) => {
    for (const person of people) elementsBy[boundOf[person] as number]?.add(index);
  });
  const opened = new Map<string, Uint8Array>();
  const openTo = (indices: readonly number[]): Uint8Array => {
    const key = indices.join();
    const known = opened.get(key);
    if (known) return known;
    const open = new Uint8Array(resolved.floor.tables).map((_, table) =>
      indices.every((index) => restrictions[index]?.isOpen(table)) ? 1 : 0,
    );
    opened.set(key, open);
    return open;
  };
  const bounds = groups.map((members, id): Bound => {
    const indices = [...(elementsBy[id] ?? [])];
    const elements = indices.map((index) => restrictions[index]?.element as Element);
    return { id, members, restrictions: elements, open: openTo(indices) };
  });
  return { bounds, boundOf };
};

/** What some elements say together. */
export const factsOf = (resolved: Resolved, elements: readonly Element[]): Facts => {
  const rules = rulesAmong(resolved, elements);
  const ties = rules.flatMap(({ element, rule }) => tiesOf(element, rule));
  const unions = new Unions(resolved.people.length);
  for (const { a, b } of ties) unions.join(a, b);
  const { firstSeat, tables } = resolved.floor;
  return {
    resolved,
    elements,
    capacities: Int32Array.from(
      { length: tables },
      (_, table) => (firstSeat[table + 1] as number) - (firstSeat[table] as number),
    ),
    ties,
    aparts: rules.flatMap(({ element, rule }) => apartsOf(element, rule)),
    besideAparts: rules.flatMap(({ element, rule }) => besideApartsOf(element, rule)),
    ...boundsOf(resolved, restrictionsOf(resolved, elements), unions),
  };
};

/** The elements that tie the people of a bound. */
export const tiesWithin = ({ ties, boundOf }: Facts, bound: Bound): Element[] => [
  ...new Set(ties.flatMap(({ a, element }) => (boundOf[a] === bound.id ? element : []))),
];
