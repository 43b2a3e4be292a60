import { canonicalJson } from '../../schema/canonicalJson.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import type { RuleFields, SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

/**
 * The content of a rule as text, equal for equal rules, whatever the order of their lists. Leaves out the
 * groups who met before, because another look-up may find other groups.
 */
export const askedBy = ({ met: _, ...rule }: RuleFields): string =>
  canonicalJson(withSortedLists(rule));

const withSortedLists = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(askedWithin).sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, withSortedLists(of)]));
};

const askedWithin = (value: unknown): string => canonicalJson(withSortedLists(value));

/** The ids of a plan's rules that are equal to this one, except the rule with the id `but`. */
export const equalRulesIn = (plan: ActivePlan, rule: SeatingRule, but?: string): string[] => {
  const asked = askedBy(rule);
  // Rules may have thousands of selectors, so rules of another kind or weight are not compared as text.
  const isEqual = (known: SeatingRule): boolean =>
    known.kind === rule.kind && known.weight === rule.weight && askedBy(known) === asked;
  return [...plan.rules].flatMap(([ruleId, known]) =>
    ruleId !== but && isEqual(known.rule) ? [ruleId] : [],
  );
};

/**
 * The change without rules that would be in the plan, and so count, twice. It adds no rule that exists
 * already, and removes a rule that would become equal to another.
 */
export const withRulesOnce = (plan: ActivePlan, change: PlanChange): PlanChange => {
  const { rulesAdded, rulesChanged, rulesRemoved } = change;
  if (rulesAdded.length + rulesChanged.length === 0) return change;
  const touched = [...rulesChanged, ...rulesRemoved].map(({ ruleId }) => ruleId);
  const known = new Set(
    plan.rules
      .deleteAll(touched)
      .valueSeq()
      .map(({ rule }) => askedBy(rule)),
  );
  const isNew = (rule: SeatingRule): boolean => {
    const asked = askedBy(rule);
    return !known.has(asked) && known.add(asked) !== undefined;
  };
  const stay = new Set(rulesChanged.filter(({ after }) => isNew(after)));
  return {
    ...change,
    rulesAdded: rulesAdded.filter(({ rule }) => isNew(rule)),
    rulesChanged: [...stay],
    rulesRemoved: [
      ...rulesRemoved,
      ...rulesChanged.flatMap((one) => {
        const now = plan.rules.get(one.ruleId);
        return now && !stay.has(one)
          ? [{ ruleId: one.ruleId, order: now.order, rule: one.before }]
          : [];
      }),
    ],
  };
};
