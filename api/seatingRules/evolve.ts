import type { DomainEventOf } from '../../schema/domainEvents.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { withoutRule, withRule, withRuleChanged } from '../planChange/applyRules.ts';

type SeatingRuleEvent = DomainEventOf<
  'SeatingRuleAdded' | 'SeatingRuleChanged' | 'SeatingRuleRemoved'
>;

/**
 * Folds one domain event of a rule into its plan.
 * @throws Refusal RULE_NOT_FOUND for an event about a rule that the plan does not have
 */
export const evolveSeatingRules = (plan: ActivePlan, event: SeatingRuleEvent): ActivePlan => {
  switch (event.type) {
    case 'SeatingRuleAdded':
      return withRule(plan, event.data);
    case 'SeatingRuleChanged':
      return withRuleChanged(plan, event.data);
    case 'SeatingRuleRemoved':
      return withoutRule(plan, event.data);
  }
};
