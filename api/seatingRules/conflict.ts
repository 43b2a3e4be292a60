import { Refusal } from '../../schema/refusal.ts';
import type { SeatingRule, Selector } from '../../schema/seatingRules.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

type Ruled = { ruleId: string; rule: SeatingRule };
type Tie = { to: string; ruleId: string };

const namedIn = (selector: Selector | undefined): readonly string[] =>
  selector && 'people' in selector ? selector.people : [];

/** Who is tied to whom by hard rules that name them, and by which. */
const tiesOf = (rules: readonly Ruled[]): Map<string, Tie[]> => {
  const ties = new Map<string, Tie[]>();
  const tie = (one: string, other: string, ruleId: string) => {
    ties.set(one, [...(ties.get(one) ?? []), { to: other, ruleId }]);
    ties.set(other, [...(ties.get(other) ?? []), { to: one, ruleId }]);
  };
  for (const { ruleId, rule } of rules) {
    if (rule.kind !== 'KeepTogether' || !rule.hard || rule.each !== undefined) continue;
    const [first, ...others] = namedIn(rule.who);
    for (const other of others) if (first !== undefined) tie(first, other, ruleId);
  }
  return ties;
};

/** The rules on the shortest way from one person to another; undefined where they are not tied. */
const wayBetween = (ties: Map<string, Tie[]>, from: string, to: string): string[] | undefined => {
  const ways = new Map<string, string[]>([[from, []]]);
  for (const [person, way] of ways) {
    if (person === to) return [...new Set(way)];
    for (const { to: next, ruleId } of ties.get(person) ?? [])
      if (!ways.has(next)) ways.set(next, [...way, ruleId]);
  }
  return undefined;
};

/** The pairs of named people whom a hard rule keeps from one table. */
const pairsApart = (rule: SeatingRule): [string, string][] => {
  if (rule.kind !== 'KeepApart' || !rule.hard || rule.level === 'beside') return [];
  const who = namedIn(rule.who);
  if (rule.whom)
    return who.flatMap((one) => namedIn(rule.whom).map((other): [string, string] => [one, other]));
  return who.flatMap((one, n) => who.slice(n + 1).map((other): [string, string] => [one, other]));
};

/**
 * The ids of the first set of rules that cannot all hold and that this rule is one of: people who are
 * tied by hard rules, and kept apart by another. Only people named by id are looked at.
 */
export const contradictionOf = (plan: ActivePlan, ruled: Ruled): string[] | undefined => {
  const others = [...plan.rules].flatMap(([ruleId, { rule }]) =>
    ruleId === ruled.ruleId ? [] : [{ ruleId, rule }],
  );
  const rules = [...others, ruled];
  const ties = tiesOf(rules);
  for (const { ruleId, rule } of rules)
    for (const [one, other] of pairsApart(rule)) {
      if (one === other || !ties.has(one) || !ties.has(other)) continue;
      const way = wayBetween(ties, one, other);
      const set = [...(way ?? []), ruleId];
      if (way && set.includes(ruled.ruleId)) return set;
    }
  return undefined;
};

/** @throws Refusal RULE_CONFLICT with `details.ruleIds`, the rule itself among them, and their rules */
export const refuseConflict = (plan: ActivePlan, ruleId: string, rule: SeatingRule): void => {
  const ruleIds = contradictionOf(plan, { ruleId, rule });
  if (!ruleIds) return;
  const rules = ruleIds.map((id) =>
    id === ruleId ? { ruleId: null, rule } : { ruleId: id, rule: plan.rules.get(id)?.rule },
  );
  throw new Refusal('RULE_CONFLICT', 'These rules cannot all hold', [], { rules });
};
