import type { RulesLosing } from '../../schema/domainEvents.ts';
import type { PlanChange, RuleChange, WholeRule } from '../../schema/planChange.ts';
import { type Leavers, ruleWithout } from '../../schema/seatingRules/seatingRules.ts';
import { type ActivePlan, ruleOf } from '../eventPlans/state.ts';

type OfRule = { ruleId: string };
type RuleLists = Pick<PlanChange, 'rulesAdded' | 'rulesRemoved' | 'rulesChanged'>;

/** Applies the rules of a change. */
export const withRulesOf = (
  plan: ActivePlan,
  { rulesRemoved, rulesChanged, rulesAdded }: RuleLists,
): ActivePlan => {
  const fewer = rulesRemoved.reduce(withoutRule, plan);
  return rulesAdded.reduce(withRule, rulesChanged.reduce(withRuleChanged, fewer));
};

/** The plan with a rule at its place in the order. */
export const withRule = (plan: ActivePlan, { ruleId, order, rule }: WholeRule): ActivePlan => ({
  ...plan,
  nextOrder: Math.max(plan.nextOrder, order + 1),
  rules: plan.rules.set(ruleId, { order, rule }),
});

/** The plan with another rule under the same id. @throws Refusal RULE_NOT_FOUND */
export const withRuleChanged = (
  plan: ActivePlan,
  { ruleId, after }: Omit<RuleChange, 'before'>,
): ActivePlan => ({
  ...plan,
  rules: plan.rules.set(ruleId, { ...ruleOf(plan, ruleId), rule: after }),
});

/** The plan without a rule. */
export const withoutRule = (plan: ActivePlan, { ruleId }: OfRule): ActivePlan => ({
  ...plan,
  rules: plan.rules.delete(ruleId),
});

/** The plan with rules that no longer name a person or table that is removed. */
export const withRulesLosing = (
  plan: ActivePlan,
  { shortened, removed }: RulesLosing = { shortened: [], removed: [] },
  leavers: Leavers,
): ActivePlan => ({
  ...plan,
  rules: plan.rules.withMutations((rules) => {
    rules.deleteAll(removed);
    for (const ruleId of shortened) {
      const was = ruleOf(plan, ruleId);
      rules.set(ruleId, { ...was, rule: ruleWithout(was.rule, leavers) ?? was.rule });
    }
  }),
});
