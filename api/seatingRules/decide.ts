import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { rulesOfPreset, standsFor } from '../../schema/rulePresets.ts';
import { isSameRule, type SeatingRule } from '../../schema/seatingRules.ts';
import { type Decided, type DecisionContext, neverHandled } from '../core/decider.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import { type ActivePlan, ruleOf } from '../eventPlans/state.ts';
import { refuseUnknown } from './bounds.ts';
import type { SeatingRuleCommand } from './commands.ts';
import { refuseConflict } from './conflict.ts';
import { refuseTooManyApart } from './pairsApart.ts';

type Of<T extends SeatingRuleCommand['type']> = Extract<SeatingRuleCommand, { type: T }>;
type Events = Decided<EventPlanEvent>[];

/**
 * Decides a command on seating rules.
 * @throws Refusal RULE_NOT_FOUND; RULE_INVALID for names that the plan does not have; RULE_CONFLICT;
 * LIMIT_REACHED
 */
export const decideSeatingRules = (
  command: SeatingRuleCommand,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  switch (command.type) {
    case 'AddSeatingRule':
      return addRule(command, plan, context);
    case 'ChangeSeatingRule':
      return changeRule(command, plan);
    case 'RemoveSeatingRule':
      return removeRule(command, plan);
    case 'ApplyRulePreset':
      return applyPreset(command, plan, context);
    default:
      return neverHandled(command);
  }
};

/** The id of the rule that says this already. */
export const sameRuleIn = (plan: ActivePlan, rule: SeatingRule): string | undefined =>
  plan.rules.findKey((known) => isSameRule(known.rule, rule));

/** A rule that is there already, as by the same drag once more, is not added twice. */
const addRule = (
  { eventId, rule, evenSo }: Of<'AddSeatingRule'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const ruleId = context.id(0);
  if (plan.rules.has(ruleId) || sameRuleIn(plan, rule)) return [];
  refuseTooMany('rules', plan.rules.size + 1);
  refuse(plan, ruleId, rule, evenSo);
  return [{ type: 'SeatingRuleAdded', data: { eventId, ruleId, order: plan.nextOrder, rule } }];
};

/** @throws Refusal RULE_INVALID, LIMIT_REACHED, RULE_CONFLICT */
const refuse = (plan: ActivePlan, ruleId: string, rule: SeatingRule, evenSo = false): void => {
  refuseUnknown(plan, rule);
  refuseTooManyApart(plan, ruleId, rule);
  if (!evenSo) refuseConflict(plan, ruleId, rule);
};

const changeRule = (
  { eventId, ruleId, rule: after, evenSo }: Of<'ChangeSeatingRule'>,
  plan: ActivePlan,
): Events => {
  const { rule: before } = ruleOf(plan, ruleId);
  if (isSameRule(before, after)) return [];
  refuse(plan, ruleId, after, evenSo);
  return [{ type: 'SeatingRuleChanged', data: { eventId, ruleId, before, after } }];
};

const removeRule = ({ eventId, ruleId }: Of<'RemoveSeatingRule'>, plan: ActivePlan): Events => {
  const { rule } = ruleOf(plan, ruleId);
  return [{ type: 'SeatingRuleRemoved', data: { eventId, ruleId, rule } }];
};

const applyPreset = (
  { eventId, preset }: Of<'ApplyRulePreset'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const there = [...plan.rules.values()];
  const missing = rulesOfPreset(preset, usualTableSize(plan)).filter(
    (rule) => !there.some((known) => standsFor(known.rule, rule)),
  );
  refuseTooMany('rules', plan.rules.size + missing.length);
  return missing.map((rule, n) => ({
    type: 'SeatingRuleAdded',
    data: { eventId, ruleId: context.id(n), order: plan.nextOrder + n, rule },
  }));
};

/** The median of the tables' capacities. */
const usualTableSize = ({ tables }: ActivePlan): number => {
  const sizes = [...tables.values()].map(({ seatIds }) => seatIds.length).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? usualSize;
};

/** Of a plan without tables. */
const usualSize = 8;
