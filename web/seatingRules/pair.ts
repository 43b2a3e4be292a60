import { limits } from '../../schema/limits.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { PlanRule } from './rulesOfPlan.ts';
import type { Pairing, RuleSaving } from './state.ts';

const isSubset = (ids: readonly string[], of: readonly string[]): boolean =>
  ids.every((id) => of.includes(id));

/** The people that a hard rule of this kind names. Empty if the rule has further conditions. */
const namedBy = (rule: SeatingRule, kind: 'KeepTogether' | 'KeepApart'): readonly string[] => {
  if (!rule.hard || rule.kind !== kind || !('people' in rule.who)) return [];
  if (rule.kind === 'KeepTogether') return rule.each === undefined ? rule.who.people : [];
  return rule.whom === undefined && rule.level !== 'beside' ? rule.who.people : [];
};

/**
 * The rule to add that keeps people together or apart, or the explicit group that they join. Undefined if a
 * rule of the plan already does this.
 */
export const pairingOf = (
  pairing: Pairing,
  ids: readonly string[],
  rules: readonly PlanRule[],
): RuleSaving | undefined => {
  const kind = pairing === 'together' ? 'KeepTogether' : 'KeepApart';
  if (rules.some(({ rule }) => isSubset(ids, namedBy(rule, kind)))) return undefined;
  const fresh: RuleSaving = { rule: { kind, who: { people: ids }, hard: true } };
  return pairing === 'apart' ? fresh : (joined(ids, rules) ?? fresh);
};

/** The first group that contains one of the people, with all of them added. */
const joined = (ids: readonly string[], rules: readonly PlanRule[]): RuleSaving | undefined => {
  for (const { id: ruleId, rule } of rules) {
    const group = namedBy(rule, 'KeepTogether');
    const people = [...new Set([...group, ...ids])];
    if (!ids.some((id) => group.includes(id)) || people.length > limits.namedInRule) continue;
    return { ruleId, rule: { kind: 'KeepTogether', who: { people }, hard: true } };
  }
  return undefined;
};
