import {
  type InputPerson,
  rulesIn,
  type SeatingInput,
  type SeatingRule,
  type Selector,
} from '../input.ts';
import { selected } from '../selectors.ts';
import { Effort } from './effort.ts';

type Sized = { rule: SeatingRule; people: readonly number[] };

/** The selectors of the people whom a rule concerns. */
const selectorsOf = (rule: SeatingRule): readonly Selector[] => {
  switch (rule.kind) {
    case 'KeepApart':
      return rule.whom ? [rule.who, rule.whom] : [rule.who];
    case 'Accompanied':
      return [rule.who, rule.by];
    case 'Reserved':
    case 'Balance':
      return [{ everyone: true }];
    case 'Alternate':
    case 'InCommon':
      return [rule.who ?? { everyone: true }];
    default:
      return [rule.who];
  }
};

const sized = (rule: SeatingRule, people: readonly InputPerson[]): Sized => {
  const [who, by] = selectorsOf(rule).map((selector) => selected(selector, people));
  return { rule, people: by ? [...(who ?? []), ...by] : (who ?? []) };
};

/** The number of selectors in a selector, including itself. */
const sizeOf = (selector: Selector): number => {
  if ('not' in selector) return 1 + sizeOf(selector.not);
  const parts = 'any' in selector ? selector.any : 'all' in selector ? selector.all : [];
  return parts.reduce((sum, part) => sum + sizeOf(part), 1);
};

/** The most selectors that a rule may have. */
const usualSelectors = 200;

/**
 * The number of people to examine to find those of a rule. Selectors are looked up, so that those of a usual
 * rule count as one. A rule from before the limit may have thousands.
 */
const costOf = (rule: SeatingRule, everybody: number): number =>
  selectorsOf(rule).reduce((sum, selector) => {
    const read = everybody * Math.max(1, Math.ceil(sizeOf(selector) / usualSelectors));
    return sum + ('people' in selector ? selector.people.length : read);
  }, 0);

/**
 * Rules by their distance from the first one: rules about its people, then rules about the people of those
 * rules, and so on; smaller rules before larger ones.
 */
const byDistance = (rules: readonly Sized[], first: Sized, everybody: number): Sized[] => {
  const ordered = [first];
  const reached = new Uint8Array(everybody);
  let left = rules.filter((one) => one !== first).sort((a, b) => a.people.length - b.people.length);
  for (let at = 0; left.length > 0 && at < ordered.length; ) {
    for (; at < ordered.length; at += 1)
      for (const person of ordered[at]?.people ?? []) reached[person] = 1;
    const isNear = ({ people }: Sized) => people.some((person) => reached[person] === 1);
    const near = new Set(left.filter(isNear));
    ordered.push(...near);
    left = left.filter((one) => !near.has(one));
  }
  return [...ordered, ...left];
};

/** The most people to examine for each person whom the rules may concern. */
const mostLookedAt = 8;

/** Whether a rule depends on the number of all people. */
const countsAll = (rule: SeatingRule): boolean => rule.kind === 'PerTable' && (rule.min ?? 0) > 0;

/**
 * The part of an input that may contradict a hard rule: the hard rules nearest to it, with their people and
 * all pinned people. If that part is impossible, so is the whole.
 * @param most the most people whom the rules may concern in total, counted once for each rule. The rule
 * itself always stays.
 */
export const nearby = (input: SeatingInput, ruleId: string, most: number): SeatingInput => {
  const people = input.people.filter(({ held }) => !held);
  const hard = rulesIn(input).filter((rule) => rule.hard);
  const asked = hard.find(({ id }) => id === ruleId);
  if (!asked) return { ...input, rules: [], builtIn: [] };
  const first = sized(asked, people);
  const looking = new Effort(mostLookedAt * most);
  const others = hard
    .filter((rule) => rule !== asked)
    .map((rule) => ({ rule, cost: costOf(rule, people.length) }))
    .sort((one, other) => one.cost - other.cost)
    .flatMap(({ rule, cost }) => (looking.spend(cost) ? sized(rule, people) : []));
  let room = most;
  const chosen = byDistance(others, first, people.length).filter((one) => {
    const isIn = one === first || one.people.length <= room;
    if (isIn) room -= one.people.length;
    return isIn;
  });
  const ids = new Set(chosen.map(({ rule }) => rule.id));
  const isChosen = ({ id }: SeatingRule) => ids.has(id);
  const isConcerned = new Uint8Array(people.length);
  for (const one of chosen) for (const person of one.people) isConcerned[person] = 1;
  const needsAll = chosen.some(({ rule }) => countsAll(rule));
  return {
    ...input,
    people: people.filter(({ pinned }, index) => needsAll || pinned || isConcerned[index] === 1),
    rules: input.rules.filter(isChosen),
    builtIn: input.builtIn?.filter(isChosen),
    pairs: [],
  };
};
