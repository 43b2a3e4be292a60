import type { PlanFolds } from '../eventPlans/handlers.ts';
import { withoutRule, withRule, withRuleChanged } from '../planChange/applyRules.ts';

/**
 * Folds domain events of rules into their plan.
 * @throws Refusal RULE_NOT_FOUND for an event about a rule that the plan lacks
 */
export const seatingRuleFolds = {
  SeatingRuleAdded: (plan, { data }) => withRule(plan, data),
  SeatingRuleChanged: (plan, { data }) => withRuleChanged(plan, data),
  SeatingRuleRemoved: (plan, { data }) => withoutRule(plan, data),
} satisfies Partial<PlanFolds>;
