import { Refusal } from '../../schema/refusal.ts';
import { partyRuleOf } from '../../schema/seatingRules/partyRules.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { type Conflict, contradictionsWith } from '../seatingEngine/conflicts/conflicts.ts';
import { Effort } from '../seatingEngine/conflicts/effort.ts';
import { nearby } from '../seatingEngine/conflicts/nearby.ts';
import { softenedWeight } from '../seatingEngine/conflicts/waysOut.ts';
import type { SeatingInput } from '../seatingEngine/input.ts';
import { inputOfPlan } from '../seatingProposals/inputOfPlan.ts';
import { conflictSentence } from './conflictWords.ts';

type Ruled = { ruleId: string; rule: SeatingRule };

/**
 * What can be done about a contradiction, in the terms of the command that was refused:
 * - `drop`: save it, and remove these rules in the same step (`without`).
 * - `unpin`: save it, and take the pins off these people in the same step (`unpin`).
 * - `weaken`: save it as a wish of this weight; of a preset, each of its rules that others
 *   contradict (`asWishes`).
 * - `evenSo`: save it all the same.
 *
 * `solves`: whether proofs find nothing else that contradicts the rule after this way out. It is not
 * known if the bounds ended the trial early (not `tried`).
 */
export type RuleWay =
  | { way: 'drop'; ruleIds: string[]; solves: boolean; tried: boolean }
  | { way: 'unpin'; personIds: string[]; solves: boolean; tried: boolean }
  | { way: 'weaken'; weight: number; solves: true }
  | { way: 'evenSo'; solves: false };

/**
 * Limits a check, because a rule is checked while it is saved. In a plan of 6,000 people and 500 rules, a
 * check takes some 0.2 s of processor time, in others a few milliseconds. A proposal finds what a check
 * misses.
 */
const mostPeople = 40_000;
const checkEffort = 400_000;
/** For all ways out together, and the most for one attempt. */
const waysEffort = 400_000;
const trialEffort = 100_000;
/** In units of effort: the measured cost of the facts about one person or rule of a changed input. */
const perRead = 25;

/**
 * Whether a conflict is between several rules or pins. A single rule may just need tables that do not exist.
 */
const isBetween = ({ ruleIds, pinnedIds }: Conflict): boolean =>
  ruleIds.length + pinnedIds.length > 1;

/** The first contradictions of a rule; undefined if the effort ran out. */
const contradictionsIn = (
  input: SeatingInput,
  ruleId: string,
  effort: Effort,
): Conflict[] | undefined => {
  const found = contradictionsWith(input, ruleId, { effort, most: 3 }).filter(isBetween);
  return effort.isSpent && found.length === 0 ? undefined : found;
};

type Found = { input: SeatingInput; conflict: Conflict };

/**
 * The conflict that a rule causes. Held people need no seat, so they do not count where seats are short. But
 * held people who are kept both together and apart are in conflict, because neither can be met once they are
 * seated.
 */
const contradictionOf = (plan: ActivePlan, ruleId: string): Found | undefined => {
  const now = inputOfPlan(plan);
  const input = nearby(now, ruleId, mostPeople);
  const [conflict] = contradictionsIn(input, ruleId, new Effort(checkEffort)) ?? [];
  if (conflict) return { input, conflict };
  if (!now.people.some(({ held }) => held)) return undefined;
  const people = now.people.map((one) => ({ ...one, held: false }));
  const once = nearby({ ...now, people }, ruleId, mostPeople);
  const later = contradictionsIn(once, ruleId, new Effort(checkEffort)) ?? [];
  const apart = later.find(({ proof }) => proof === 'apartWithinGroup');
  return apart && { input: once, conflict: apart };
};

const withoutRules = (input: SeatingInput, ruleIds: readonly string[]): SeatingInput => ({
  ...input,
  rules: input.rules.filter(({ id }) => !ruleIds.includes(id)),
});

const withoutPins = (input: SeatingInput, personIds: readonly string[]): SeatingInput => ({
  ...input,
  people: input.people.map((one) => (personIds.includes(one.id) ? { ...one, pinned: false } : one)),
});

/** The ways out of a contradiction, each tried as far as the bounds allow. */
const waysOutOf = (
  input: SeatingInput,
  ruleId: string,
  conflict: Conflict,
  effort: Effort,
): RuleWay[] => {
  /** The remaining contradictions; undefined if the effort has run out. */
  const next = (changed: SeatingInput): Conflict[] | undefined => {
    const toRead = perRead * (changed.people.length + changed.rules.length);
    if (!effort.spend(toRead)) return undefined;
    const trial = new Effort(Math.min(trialEffort, effort.left));
    const before = trial.left;
    const found = contradictionsIn(changed, ruleId, trial);
    effort.spend(before - trial.left);
    return found;
  };
  const droppable = ({ ruleIds }: Conflict): string[] =>
    ruleIds.filter((id) => id !== ruleId && input.rules.some((rule) => rule.id === id));
  /** Drops rules until nothing contradicts the rule any more. */
  const drop = (ruleIds: string[]): RuleWay => {
    const found = next(withoutRules(input, ruleIds));
    const more = found?.[0] && droppable(found[0]).at(-1);
    return more === undefined
      ? { way: 'drop', ruleIds, ...outcomeOf(found) }
      : drop([...ruleIds, more]);
  };
  const { pinnedIds: personIds } = conflict;
  const unpin = (): RuleWay => ({
    way: 'unpin',
    personIds,
    ...outcomeOf(next(withoutPins(input, personIds))),
  });
  return [
    ...(personIds.length > 0 ? [unpin()] : []),
    ...droppable(conflict)
      .reverse()
      .map((id) => drop([id])),
    { way: 'weaken', weight: softenedWeight, solves: true },
    { way: 'evenSo', solves: false },
  ];
};

const outcomeOf = (left: Conflict[] | undefined) => ({
  solves: left?.length === 0,
  tried: left !== undefined,
});

/** Whether a proven conflict contradicts a hard rule of the plan. */
export const isContradicted = (plan: ActivePlan, ruleId: string): boolean =>
  contradictionOf(plan, ruleId) !== undefined;

/**
 * Refuses a hard rule that cannot hold together with others or with pins. Depends on the plan alone, without
 * a search.
 * @param plan the plan with the rule
 * @throws Refusal RULE_CONFLICT; `details` has the kind of `proof`, the `rules` that cannot all hold (the one
 * to be saved has the id null), `ruleIds` of the others, the people and tables concerned, and `ways` out
 */
export const refuseConflict = (plan: ActivePlan, { ruleId, rule }: Ruled): void => {
  if (!rule.hard) return;
  const found = contradictionOf(plan, ruleId);
  if (!found) return;
  const { input, conflict } = found;
  const { ruleIds, pinnedIds, personIds, tableIds, counts, proof } = conflict;
  const ruleOf = (id: string) => plan.rules.get(id)?.rule ?? partyRuleOf(id);
  const rules = ruleIds.map((id) => ({ ruleId: id === ruleId ? null : id, rule: ruleOf(id) }));
  throw new Refusal('RULE_CONFLICT', conflictSentence(conflict, ruleOf, plan), [], {
    proof,
    rules,
    ruleIds: ruleIds.filter((id) => id !== ruleId),
    pinnedIds,
    personIds,
    tableIds,
    counts,
    ways: waysOutOf(input, ruleId, conflict, new Effort(waysEffort)),
  });
};
