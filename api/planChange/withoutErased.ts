import type { PlanChange } from '../../schema/planChange.ts';
import {
  isSameRule,
  ruleWithout,
  type SeatingRule,
} from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { withoutHosts } from './hosts.ts';
import { withoutPeople } from './withoutPeople.ts';

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
 * The change without people who were erased since, also in its rules and as hosts, for a change that was made
 * from earlier states. A rule that would be empty without them is left out; its change becomes an addition or
 * a removal.
 */
export const changeWithoutErased = (whole: PlanChange, plan: ActivePlan): PlanChange => {
  if (plan.erased.length === 0) return whole;
  const people = new Set(plan.erased);
  const change = withoutHosts(whole, (hostId) => people.has(hostId));
  return { ...withoutPeople(change, people), ...rulesWithoutErased(change, plan, people) };
};

const rulesWithoutErased = (
  { rulesAdded, rulesRemoved, rulesChanged }: PlanChange,
  { rules, nextOrder }: ActivePlan,
  people: ReadonlySet<string>,
) => {
  const left = <T extends { rule: SeatingRule }>(one: T): T[] => {
    const rule = ruleWithout(one.rule, { people });
    return rule ? [{ ...one, rule }] : [];
  };
  const changed = rulesChanged.map(({ ruleId, before, after }, index) => ({
    ruleId,
    order: rules.get(ruleId)?.order ?? nextOrder + index,
    before: ruleWithout(before, { people }),
    after: ruleWithout(after, { people }),
  }));
  return {
    rulesAdded: [
      ...rulesAdded.flatMap(left),
      ...changed.flatMap(({ ruleId, order, before, after }) =>
        !before && after ? [{ ruleId, order, rule: after }] : [],
      ),
    ],
    rulesRemoved: [
      ...rulesRemoved.flatMap(left),
      ...changed.flatMap(({ ruleId, order, before, after }) =>
        before && !after ? [{ ruleId, order, rule: before }] : [],
      ),
    ],
    rulesChanged: changed.flatMap(({ ruleId, before, after }) =>
      before && after && !isSameRule(before, after) ? [{ ruleId, before, after }] : [],
    ),
  };
};
