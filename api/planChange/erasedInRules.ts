import type { PlanChange, RuleChange } from '../../schema/planChange.ts';
import { isSameRule, ruleWithout } from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { withoutHosts } from './hosts.ts';

/** An earlier plan without erased people in its rules. */
export const withoutErasedInRules = (plan: ActivePlan, erased: readonly string[]): ActivePlan => {
  const people = new Set(erased);
  if (people.size === 0 || plan.rules.size === 0) return plan;
  return {
    ...plan,
    rules: plan.rules.withMutations((rules) => {
      for (const [ruleId, { order, rule }] of plan.rules) {
        const left = ruleWithout(rule, { people });
        if (left === null) rules.delete(ruleId);
        else if (left !== rule) rules.set(ruleId, { order, rule: left });
      }
    }),
  };
};

/**
 * The change without erased people in its rules and as hosts, for a change that was made from
 * earlier states. A rule that is empty without them is left out.
 */
export const changeWithoutErased = (whole: PlanChange, erased: readonly string[]): PlanChange => {
  if (erased.length === 0) return whole;
  const people = new Set(erased);
  const change = withoutHosts(whole, (hostId) => people.has(hostId));
  const { rulesAdded, rulesRemoved, rulesChanged } = change;
  const left = <T extends { rule: RuleChange['before'] }>(one: T): T[] => {
    const rule = ruleWithout(one.rule, { people });
    return rule ? [{ ...one, rule }] : [];
  };
  return {
    ...change,
    rulesAdded: rulesAdded.flatMap(left),
    rulesRemoved: rulesRemoved.flatMap(left),
    rulesChanged: rulesChanged.flatMap(({ ruleId, ...change }) => {
      const before = ruleWithout(change.before, { people });
      const after = ruleWithout(change.after, { people });
      return before && after && !isSameRule(before, after) ? [{ ruleId, before, after }] : [];
    }),
  };
};
