import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { rulesOfPreset, standsFor } from '../../schema/seatingRules/rulePresets.ts';
import {
  isSameRule,
  type PeopleGroup,
  type SeatingRule,
  softened,
} from '../../schema/seatingRules/seatingRules.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { PlanDecisions } from '../eventPlans/handlers.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import { unpinned } from '../eventPlans/pins.ts';
import { type ActivePlan, ruleOf } from '../eventPlans/state.ts';
import { withRule, withRuleChanged } from '../planChange/applyRules.ts';
import { equalRulesIn } from '../planChange/equalRules.ts';
import { softenedWeight } from '../seatingEngine/conflicts/waysOut.ts';
import { refuseUnknown } from './bounds.ts';
import type { SeatingRuleCommand, WayOut } from './commands.ts';
import { isContradicted, refuseConflict } from './conflict.ts';
import { refuseTooManyApart } from './pairsApart.ts';
import { pickPreference, refuseTooManyPreferences } from './preferences.ts';

type Of<T extends SeatingRuleCommand['type']> = Extract<SeatingRuleCommand, { type: T }>;
type Events = Decided<EventPlanEvent>[];

/** Does not add a rule that the plan has already, as after repeating a drag. */
const addRule = (
  { eventId, rule, ...way }: Of<'AddSeatingRule'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const ruleId = context.id(0);
  if (plan.rules.has(ruleId) || equalRulesIn(plan, rule).length > 0) return [];
  refuseTooMany('rules', plan.rules.size + 1);
  refuseInvalid(plan, ruleId, rule);
  const [cleared, left] = clearedFor(plan, ruleId, way);
  const added = { eventId, ruleId, order: plan.nextOrder, rule };
  if (!way.evenSo) refuseConflict(withRule(left, added), { ruleId, rule });
  return [...cleared, { type: 'SeatingRuleAdded', data: added }];
};

/** @throws Refusal RULE_INVALID, LIMIT_REACHED */
const refuseInvalid = (plan: ActivePlan, ruleId: string, rule: SeatingRule): void => {
  refuseUnknown(plan, rule);
  refuseTooManyApart(plan, ruleId, rule);
  refuseTooManyPreferences(plan, ruleId, rule);
};

/** The events that clear obstacles to a rule in the same step, and the plan after them. */
const clearedFor = (
  plan: ActivePlan,
  ruleId: string,
  { without, unpin }: WayOut,
): [Events, ActivePlan] => {
  const { eventId } = plan;
  const there = (without ?? []).filter((id) => id !== ruleId && plan.rules.has(id));
  const removed = [...new Set(there)].flatMap((id) => removeRule({ eventId, ruleId: id }, plan));
  const unpinning = unpinned(plan, [...new Set(unpin ?? [])]);
  const attendees = plan.attendees.withMutations((all) => {
    for (const { data } of unpinning)
      all.update(data.attendeeId, (one) => one && { ...one, isPinned: false });
  });
  return [[...removed, ...unpinning], { ...plan, attendees, rules: plan.rules.deleteAll(there) }];
};

/**
 * Other rules of the plan that become equal to the changed rule are merged into it, because two would count
 * twice.
 */
const changeRule = (
  { eventId, ruleId, rule: after, ...way }: Of<'ChangeSeatingRule'>,
  plan: ActivePlan,
): Events => {
  const { rule: before } = ruleOf(plan, ruleId);
  if (isSameRule(before, after)) return [];
  const without = [...(way.without ?? []), ...equalRulesIn(plan, after, ruleId)];
  const [cleared, left] = clearedFor(plan, ruleId, { ...way, without });
  refuseInvalid(left, ruleId, after);
  const changed = { eventId, ruleId, before, after };
  if (!way.evenSo) refuseConflict(withRuleChanged(left, changed), { ruleId, rule: after });
  return [...cleared, { type: 'SeatingRuleChanged', data: changed }];
};

const removeRule = (
  { eventId, ruleId }: { eventId: string; ruleId: string },
  plan: ActivePlan,
): Events => {
  const { rule } = ruleOf(plan, ruleId);
  return [{ type: 'SeatingRuleRemoved', data: { eventId, ruleId, rule } }];
};

const applyPreset = (
  { eventId, preset, met = [], asWishes, ...way }: Of<'ApplyRulePreset'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const there = [...plan.rules.values()];
  const missing = rulesOfPreset(preset, usualTableSize(plan))
    .filter((rule) => !there.some((known) => standsFor(known.rule, rule)))
    .map((rule, n) => ({
      eventId,
      ruleId: context.id(n),
      order: plan.nextOrder + n,
      rule: knowing(rule, met),
    }));
  refuseTooMany('rules', plan.rules.size + missing.length);
  const [cleared, left] = clearedFor(plan, '', way);
  const after = missing.reduce(withRule, left);
  const added = asWishes ? contradictedSoftened(after, missing) : missing;
  if (!way.evenSo && !asWishes) for (const one of added) refuseConflict(after, one);
  return [...cleared, ...added.map((data) => ({ type: 'SeatingRuleAdded' as const, data }))];
};

type Added = Extract<EventPlanEvent, { type: 'SeatingRuleAdded' }>['data'];

/** Rules of a plan, with those that others contradict turned into wishes. */
const contradictedSoftened = (plan: ActivePlan, rules: readonly Added[]): Added[] => {
  let standing = plan;
  return rules.map((added) => {
    if (!added.rule.hard || !isContradicted(standing, added.ruleId)) return added;
    const wish = { ...added, rule: softened(added.rule, softenedWeight) };
    standing = withRule(standing, wish);
    return wish;
  });
};

const knowing = (rule: SeatingRule, met: readonly PeopleGroup[]): SeatingRule =>
  rule.kind === 'Pairs' && rule.source === 'metBefore' && met.length > 0 ? { ...rule, met } : rule;

/** The median of the tables' capacities. */
const usualTableSize = ({ tables }: ActivePlan): number => {
  const sizes = [...tables.values()].map(({ seatIds }) => seatIds.length).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? usualSize;
};

/** The table size for a plan without tables. */
const usualSize = 8;

/**
 * Decides a command on seating rules.
 * @throws Refusal RULE_NOT_FOUND; RULE_INVALID for names that the plan does not have;
 * RULE_CONFLICT; LIMIT_REACHED; ATTENDEE_NOT_FOUND for a person to unpin
 */
export const seatingRuleDecisions: PlanDecisions<SeatingRuleCommand> = {
  AddSeatingRule: addRule,
  ChangeSeatingRule: changeRule,
  RemoveSeatingRule: removeRule,
  ApplyRulePreset: applyPreset,
  PickSeatingPreference: pickPreference,
};
