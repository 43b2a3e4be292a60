import { type Floor, floorOf } from './floor.ts';
import {
  type How,
  type InputPerson,
  type Level,
  rulesIn,
  type SeatingInput,
  type SeatingRule,
} from './input.ts';
import { type Scope, scopeOf } from './scope.ts';
import { groupsOf, selected } from './selectors.ts';
import { type Tags, tagsByPrefix } from './tags.ts';

/** A rule with its people, groups and tables as indices. `weight` is undefined for a hard rule. */
export type ResolvedRule = { id: string; weight: number | undefined } & (
  | { kind: 'KeepTogether'; groups: number[][] }
  | { kind: 'KeepApart'; who: number[]; whom: number[]; level: Level }
  | { kind: 'SitBeside'; groups: number[][]; how: How }
  | { kind: 'Accompanied'; who: number[]; by: number[]; level: Level; how: How }
  | { kind: 'Near'; who: number[]; perTable: number[] }
  | { kind: 'AtTable'; who: number[]; isThere: boolean[] }
  | { kind: 'Reserved'; others: number[]; isThere: boolean[] }
  | { kind: 'PerTable'; groups: number[][]; min: number; max: number }
  | { kind: 'NotAlone'; groups: number[][] }
  | { kind: 'Alternate' | 'InCommon'; who: number[]; tags: Tags }
  | { kind: 'Balance' }
);

export type ResolvedPair = {
  a: number;
  b: number;
  table: number;
  next: number;
  opposite: number;
  /** How the product knows the two people; '' if the input does not say. */
  source: string;
};

/** The input resolved to indices: the people who take part, the floor and the rules. */
export type Resolved = {
  people: readonly InputPerson[];
  floor: Floor;
  rules: readonly ResolvedRule[];
  pairs: readonly ResolvedPair[];
  /** The present seat of each person, by index; -1 in the pool. */
  seated: Int32Array;
  /** 1 for a person who may not be moved. */
  fixed: Uint8Array;
  /** 1 for a seat that nobody may leave or take. */
  closed: Uint8Array;
  moves: { toOtherTable: number; withinTable: number; budget: number };
};

/** Points of each pair in a group of `size`. In a larger group each pair counts less. */
export const pairPoints = (weight: number, size: number): number =>
  Math.max(1, Math.round((2 * weight) / size));

/** Everybody's seat as an index. An unknown seat counts as none. */
const seatedOf = (people: readonly InputPerson[], { seatIds }: Floor): Int32Array => {
  const indexOf = new Map(seatIds.map((id, index) => [id, index]));
  const taken = new Set<number>();
  return Int32Array.from(people, ({ seat }) => {
    const index = indexOf.get(seat ?? '') ?? -1;
    if (taken.has(index)) throw new RangeError(`Two people sit on ${seat}.`);
    if (index >= 0) taken.add(index);
    return index;
  });
};

/**
 * Resolves ids and selectors to indices.
 * @throws RangeError if two people sit on one seat
 */
export const resolve = (input: SeatingInput, scope: Scope = 'all'): Resolved => {
  const people = input.people.filter((person) => !person.held);
  const indexOf = new Map(people.map((person, index) => [person.id, index]));
  const floor = floorOf(input.tables);
  const seated = seatedOf(people, floor);
  const tagsWith = tagsByPrefix(people);
  return {
    people,
    floor,
    rules: rulesIn(input).map((rule) => resolveRule(rule, people, input, tagsWith)),
    pairs: pairsOf(input, indexOf),
    seated,
    ...scopeOf(scope, people, seated, floor),
    moves: {
      toOtherTable: input.moves?.toOtherTable ?? 0,
      withinTable: input.moves?.withinTable ?? 0,
      budget: input.moves?.budget ?? Number.POSITIVE_INFINITY,
    },
  };
};

/** Each pair of people once for each source: several entries for them add up. */
const pairsOf = ({ pairs }: SeatingInput, indexOf: ReadonlyMap<string, number>): ResolvedPair[] => {
  const found = new Map<string, ResolvedPair>();
  for (const [one, other, table, next = 0, opposite = 0, source = ''] of pairs) {
    const [a, b] = [indexOf.get(one), indexOf.get(other)];
    if (a === undefined || b === undefined || a === b) continue;
    const key = `${Math.min(a, b)} ${Math.max(a, b)} ${source}`;
    const known = found.get(key) ?? { a, b, table: 0, next: 0, opposite: 0, source };
    known.table += table;
    known.next += next;
    known.opposite += opposite;
    found.set(key, known);
  }
  return [...found.values()];
};

const resolveRule = (
  rule: SeatingRule,
  people: readonly InputPerson[],
  { tables, places }: SeatingInput,
  tagsWith: (prefix: string) => Tags,
): ResolvedRule => {
  const weight = rule.hard ? undefined : rule.weight;
  const own = { id: rule.id, weight };
  const groups = (selector: Parameters<typeof selected>[0], each?: string) =>
    groupsOf(selected(selector, people), each, people).map(({ members }) => members);
  const several = (lists: number[][]) => lists.filter(({ length }) => length > 1);
  const isThere = (at: { tables?: readonly string[] | undefined; tableTag?: string | undefined }) =>
    tables.map(
      (table) =>
        (at.tables?.includes(table.id) ?? false) ||
        (at.tableTag !== undefined && (table.tags?.includes(at.tableTag) ?? false)),
    );
  switch (rule.kind) {
    case 'KeepTogether':
    case 'NotAlone':
      return { ...own, kind: rule.kind, groups: several(groups(rule.who, rule.each)) };
    case 'KeepApart': {
      const who = selected(rule.who, people);
      const whom = rule.whom ? selected(rule.whom, people) : who;
      return { ...own, kind: rule.kind, who, whom, level: rule.level ?? 'table' };
    }
    case 'SitBeside': {
      const how = rule.how ?? 'next';
      return { ...own, kind: rule.kind, groups: several(groups(rule.who, rule.each)), how };
    }
    case 'Accompanied': {
      const [who, by] = [selected(rule.who, people), selected(rule.by, people)];
      const [level, how] = [rule.level ?? 'table', rule.how ?? 'next'];
      return { ...own, kind: rule.kind, who, by, level, how };
    }
    case 'Near': {
      const perTable = pointsByDistance(rule.place, weight ?? 0, tables, places);
      return { ...own, kind: rule.kind, who: selected(rule.who, people), perTable };
    }
    case 'AtTable': {
      const who = selected(rule.who, people);
      return { ...own, kind: rule.kind, who, isThere: isThere(rule) };
    }
    case 'Reserved': {
      const others = selected({ not: rule.who }, people);
      return { ...own, kind: rule.kind, others, isThere: isThere(rule) };
    }
    case 'PerTable': {
      const { min = 0, max = Number.POSITIVE_INFINITY } = rule;
      return { ...own, kind: rule.kind, groups: groups(rule.who, rule.each), min, max };
    }
    case 'Alternate':
    case 'InCommon': {
      const who = selected(rule.who ?? { everyone: true }, people);
      return { ...own, kind: rule.kind, who, tags: tagsWith(rule.prefix) };
    }
    case 'Balance':
      return { ...own, kind: rule.kind };
  }
};

/** Full points at the place, none at the farthest table. No points if the place no longer exists. */
const pointsByDistance = (
  placeId: string,
  weight: number,
  tables: SeatingInput['tables'],
  places: SeatingInput['places'],
): number[] => {
  const place = places.find(({ id }) => id === placeId);
  if (!place) return tables.map(() => 0);
  const distances = tables.map(({ x, y }) => Math.hypot(x - place.x, y - place.y));
  const farthest = Math.max(...distances);
  return distances.map((distance) =>
    Math.round(weight * (farthest === 0 ? 1 : 1 - distance / farthest)),
  );
};
