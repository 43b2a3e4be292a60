import type { Floor } from '../floor.ts';
import { pairPoints, type ResolvedRule } from '../resolve.ts';
import { isTagShared } from '../tags.ts';
import type { RuleGroup } from './groups.ts';

/** The value of a rule at one table, shared equally by the people whom it covers. */
export type Term = {
  /** Index into the board's sources. */
  source: number;
  /** The rule's group; -1 for terms without a rule. */
  group: number;
  /** See `partsPerPoint`. */
  parts: number;
  /** Broken units of a hard rule. */
  broken: number;
  /** The people whom the term covers, ascending. */
  people: readonly number[];
  /** Whether they miss what the rule requires. */
  isLacking: boolean;
};

/** A group at a table. */
export type Scene = {
  group: RuleGroup;
  table: number;
  /** Members at the table. */
  here: readonly number[];
  /** Partners at the table. */
  partners: readonly number[];
  /** Everybody at the table. */
  occupants: readonly number[];
  /** The `relation` of two people at the table. */
  related: (one: number, other: number) => number;
};

/** The points, or the broken units of a hard rule, of some people. */
type Found = { points: number; broken?: number; people: readonly number[]; isLacking?: boolean };

const nextTo = 1;
const isBeside = (relation: number, how: 'next' | 'nextOrOpposite'): boolean =>
  how === 'next' ? (relation & nextTo) !== 0 : relation !== 0;

const costs = (weight: number | undefined, units: number, people: readonly number[]): Found[] => {
  if (units === 0) return [];
  if (weight === undefined) return [{ points: 0, broken: units, people, isLacking: true }];
  return [{ points: -weight * units, people, isLacking: true }];
};

const lacking = (weight: number | undefined, person: number): Found => ({
  points: 0,
  broken: weight === undefined ? 1 : 0,
  people: [person],
  isLacking: true,
});

type Two = readonly [number, number];

/** All pairs of an ascending list. */
const pairsOf = (list: readonly number[]): Two[] => {
  const twos: Two[] = [];
  for (let at = 0; at < list.length; at += 1)
    for (let other = at + 1; other < list.length; other += 1)
      twos.push([list[at] as number, list[other] as number]);
  return twos;
};

/** All pairs across two ascending lists, the lower person first. */
const twosAcross = (mine: readonly number[], theirs: readonly number[]): Two[] => {
  const twos: Two[] = [];
  for (const one of mine)
    for (const other of theirs) {
      if (one === other) continue;
      if (one < other) twos.push([one, other]);
      else if (!mine.includes(other) || !theirs.includes(one)) twos.push([other, one]);
    }
  return twos;
};

const withCompany = (
  members: readonly number[],
  weight: number | undefined,
  hasCompany: (member: number) => boolean,
): Found[] =>
  members.flatMap((member): Found[] => {
    if (!hasCompany(member)) return [lacking(weight, member)];
    return weight === undefined ? [] : [{ points: weight, people: [member] }];
  });

/** The value of a group at a table. Hard KeepTogether is judged across tables instead. */
const foundAt = ({ group, table, here, partners, occupants, related }: Scene): Found[] => {
  const { rule } = group;
  const { weight } = rule;
  switch (rule.kind) {
    case 'KeepTogether': {
      if (weight === undefined || here.length === 0) return [];
      const pairs = (here.length * (here.length - 1)) / 2;
      const points = pairPoints(weight, group.members.length) * pairs;
      return [{ points, people: here, isLacking: here.length < group.members.length }];
    }
    case 'KeepApart':
      return twosAcross(here, partners).flatMap((two) =>
        rule.level === 'table' || related(...two) !== 0 ? costs(weight, 1, two) : [],
      );
    case 'SitBeside': {
      const isNear = (one: number, other: number) => isBeside(related(one, other), rule.how);
      const isAlone = (one: number) => !here.some((other) => other !== one && isNear(one, other));
      const alone = here.filter(isAlone).map((one) => lacking(weight, one));
      if (weight === undefined) return alone;
      const points = pairPoints(weight, group.members.length);
      const near = pairsOf(here).filter(([one, other]) => isNear(one, other));
      return [...near.map((people) => ({ points, people })), ...alone];
    }
    case 'Accompanied':
      return withCompany(here, weight, (one) =>
        partners.some(
          (other) =>
            other !== one && (rule.level === 'table' || isBeside(related(one, other), rule.how)),
        ),
      );
    case 'Near':
      return here.map((one) => ({ points: rule.perTable[table] as number, people: [one] }));
    case 'AtTable':
      return withCompany(here, weight, () => rule.isThere[table] as boolean);
    case 'Reserved':
      return rule.isThere[table] ? here.flatMap((one) => costs(weight, 1, [one])) : [];
    case 'PerTable':
      return [
        ...costs(weight, Math.max(0, rule.min - here.length), occupants),
        ...costs(weight, Math.max(0, here.length - rule.max), here),
      ];
    case 'NotAlone':
      return here.length === 1 ? costs(weight, 1, here) : [];
    case 'Alternate':
    case 'InCommon':
      return pairsOf(here).flatMap((two) =>
        (related(...two) & nextTo) !== 0 && isWrongPair(rule, ...two) ? costs(weight, 1, two) : [],
      );
    case 'Balance':
      return [];
  }
};

/** Whether two neighbours share a tag although they must not, or share none although they must. */
export const isWrongPair = (
  rule: ResolvedRule & { kind: 'Alternate' | 'InCommon' },
  one: number,
  other: number,
): boolean => isTagShared(rule.tags, one, other) === (rule.kind === 'Alternate');

/** Adds the terms of a group at a table. */
export const addTerms = (terms: Term[], scene: Scene, group: number, perPoint: number): void => {
  const { source } = scene.group;
  for (const { points, broken = 0, people, isLacking = false } of foundAt(scene))
    if (points !== 0 || isLacking)
      terms.push({ source, group, parts: points * perPoint, broken, people, isLacking });
};

/** The relation of two seats of one table. */
export const relationOf = (floor: Floor, table: number, one: number, other: number): number => {
  const first = floor.firstSeat[table] as number;
  const capacity = (floor.firstSeat[table + 1] as number) - first;
  const cell = (floor.relationStart[table] as number) + (one - first) * capacity + other - first;
  return floor.relations[cell] as number;
};
