import type { Resolved, ResolvedRule } from '../resolve.ts';
import { Unions } from '../unions.ts';
import { type Effort, perTable } from './effort.ts';
import { type Element, pinsAmong, rulesAmong } from './elements.ts';

/** Two people whom an element relates. */
export type Link = { a: number; b: number; element: Element };

/** People who must all sit at one table, directly or through others. */
export type Bound = {
  id: number;
  members: readonly number[];
  /** The elements that restrict the tables of these people. */
  restrictions: readonly Element[];
  /** 1 for each table open to all of them. */
  open: Uint8Array;
  /** Equal for bounds with the same open tables. */
  openId: number;
  /** Whether any table is open to all of them. */
  isOpen: boolean;
};

/** The consequences of hard rules and pins, whatever the seating. */
export type Facts = {
  resolved: Resolved;
  elements: readonly Element[];
  capacities: Int32Array;
  /** Pairs of people who must share a table. */
  ties: readonly Link[];
  /** Pairs of people who must not share a table. */
  aparts: readonly Link[];
  /** Pairs of people who must not sit beside one another. */
  besideAparts: readonly Link[];
  bounds: readonly Bound[];
  /** The index of everybody's bound. */
  boundOf: Int32Array;
  effort: Effort;
  /** The rule whose contradictions are requested; undefined for all rules. */
  asked: Element | undefined;
  /** Whether a contradiction of the requested rule may concern a bound. */
  isAsked: (bound: number) => boolean;
};

/** The most pairs of one rule. Rules with more are left to the search. */
const mostPairs = 250_000;

/** A group of up to this size shares a table if each member needs another beside them. */
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

const linksAcross = (
  who: readonly number[],
  whom: readonly number[],
  element: Element,
  effort: Effort,
): Link[] => {
  const pairs = who.length * whom.length;
  if (pairs > mostPairs || !effort.spend(pairs)) return [];
  const [isWho, isWhom] = [new Set(who), new Set(whom)];
  const links: Link[] = [];
  for (const one of who)
    for (const other of whom) {
      // Two people who are both in both lists come up twice.
      const isSecond = one > other && isWhom.has(one) && isWho.has(other);
      if (one === other || isSecond) continue;
      links.push({ a: Math.min(one, other), b: Math.max(one, other), element });
    }
  return links;
};

const apartsOf = (element: Element, rule: ResolvedRule, effort: Effort): Link[] => {
  if (rule.kind === 'KeepApart' && rule.level === 'table')
    return linksAcross(rule.who, rule.whom, element, effort);
  if (rule.kind === 'PerTable' && rule.max === 1)
    return rule.groups.flatMap((group) => linksAcross(group, group, element, effort));
  return [];
};

const besideApartsOf = (element: Element, rule: ResolvedRule, effort: Effort): Link[] =>
  rule.kind === 'KeepApart' && rule.level === 'beside'
    ? linksAcross(rule.who, rule.whom, element, effort)
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

const boundsOf = (
  resolved: Resolved,
  restrictions: readonly Restriction[],
  unions: Unions,
  effort: Effort,
) => {
  const boundOf = new Int32Array(resolved.people.length);
  const groups = unions.groups();
  groups.forEach((members, id) => {
    for (const member of members) boundOf[member] = id;
  });
  const elementsBy = groups.map(() => new Set<number>());
  restrictions.forEach(({ people }, index) => {
    for (const person of people) elementsBy[boundOf[person] as number]?.add(index);
  });
  const opened = openTables(resolved.floor.tables, restrictions, effort);
  const bounds = groups.map((members, id): Bound => {
    const indices = [...(elementsBy[id] ?? [])];
    const elements = indices.map((index) => restrictions[index]?.element as Element);
    return { id, members, restrictions: elements, ...opened(indices) };
  });
  return { bounds, boundOf };
};

type OpenTables = Pick<Bound, 'open' | 'openId' | 'isOpen'>;

/** The tables that a set of restrictions leaves open, computed once for each set. */
const openTables = (tables: number, restrictions: readonly Restriction[], effort: Effort) => {
  const byRestrictions = new Map<string, OpenTables>();
  const byTables = new Map<string, OpenTables>();
  return (indices: readonly number[]): OpenTables => {
    const key = indices.join();
    const known = byRestrictions.get(key);
    if (known) return known;
    effort.spend(tables * (1 + indices.length) * perTable);
    const open = new Uint8Array(tables).map((_, table) =>
      indices.every((index) => restrictions[index]?.isOpen(table)) ? 1 : 0,
    );
    const word = open.join('');
    const found = byTables.get(word) ?? { open, openId: byTables.size, isOpen: open.includes(1) };
    byTables.set(word, found);
    byRestrictions.set(key, found);
    return found;
  };
};

/**
 * The facts that follow from some elements together.
 * @param effort is charged for the work; if it runs out, fewer facts are known
 * @param asked the rule whose contradictions are requested; undefined for all rules
 */
export const factsOf = (
  resolved: Resolved,
  elements: readonly Element[],
  effort: Effort,
  asked?: Element,
): Facts => {
  const rules = rulesAmong(resolved, elements);
  const ties = rules.flatMap(({ element, rule }) => tiesOf(element, rule));
  const restrictions = restrictionsOf(resolved, elements);
  const restricted = restrictions.reduce((sum, { people }) => sum + people.length, 0);
  effort.spend(resolved.people.length + ties.length + restricted);
  const unions = new Unions(resolved.people.length);
  for (const { a, b } of ties) unions.join(a, b);
  const { firstSeat, tables } = resolved.floor;
  const { bounds, boundOf } = boundsOf(resolved, restrictions, unions, effort);
  return {
    resolved,
    elements,
    capacities: Int32Array.from(
      { length: tables },
      (_, table) => (firstSeat[table + 1] as number) - (firstSeat[table] as number),
    ),
    ties,
    aparts: rules.flatMap(({ element, rule }) => apartsOf(element, rule, effort)),
    besideAparts: rules.flatMap(({ element, rule }) => besideApartsOf(element, rule, effort)),
    bounds,
    boundOf,
    effort,
    asked,
    isAsked: askedAmong(resolved, boundOf, asked),
  };
};

/** A test whether a bound has people of the requested rule. Always true if all rules are requested. */
const askedAmong = (resolved: Resolved, boundOf: Int32Array, asked: Element | undefined) => {
  const rule = asked === undefined ? undefined : resolved.rules[asked];
  if (!rule) return () => true;
  const bounds = new Set(peopleOf(rule).map((person) => boundOf[person] as number));
  return (bound: number) => bounds.has(bound);
};

const peopleOf = (rule: ResolvedRule): readonly number[] => {
  if ('groups' in rule) return rule.groups.flat();
  if ('whom' in rule) return [...rule.who, ...rule.whom];
  if ('by' in rule) return [...rule.who, ...rule.by];
  if ('who' in rule) return rule.who;
  return 'others' in rule ? rule.others : [];
};

/** The elements that tie the people of a bound. */
export const tiesWithin = ({ ties, boundOf, effort }: Facts, bound: Bound): Element[] => {
  effort.spend(ties.length);
  return [...new Set(ties.flatMap(({ a, element }) => (boundOf[a] === bound.id ? element : [])))];
};
