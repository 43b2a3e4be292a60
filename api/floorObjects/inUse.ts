import { Refusal } from '../../schema/refusal.ts';
import { type SeatingRule, zoneNamedBy } from '../../schema/seatingRules.ts';
import { type ActivePlan, ruleOf } from '../eventPlans/state.ts';
import { rulesNaming } from '../planChange/ruleNames.ts';

type NamingRule = { ruleId: string; rule: SeatingRule };

/**
 * The rules that name an object and so go with it.
 * @throws Refusal PLACE_IN_USE with `details.rules`, unless `withRules`
 */
export const rulesToRemove = (
  plan: ActivePlan,
  objectId: string,
  withRules: boolean,
): NamingRule[] => {
  const rules = rulesNaming(plan, { kind: 'place', id: objectId }).map((ruleId) => ({
    ruleId,
    rule: ruleOf(plan, ruleId).rule,
  }));
  if (rules.length === 0 || withRules) return rules;
  throw inUse(rules);
};

const inUse = (rules: NamingRule[]) =>
  new Refusal('PLACE_IN_USE', 'Seating rules name this place', [], { rules });

/** @throws Refusal PLACE_IN_USE with `details.rules` where rules name the tables within an object */
export const refuseZone = (plan: ActivePlan, objectId: string): void => {
  const rules = rulesToRemove(plan, objectId, true).filter(
    ({ rule }) => zoneNamedBy(rule) === objectId,
  );
  if (rules.length > 0) throw inUse(rules);
};
