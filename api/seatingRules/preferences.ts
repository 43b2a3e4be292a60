import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import { Refusal } from '../../schema/refusal.ts';
import {
  isSameRule,
  type PeopleGroup,
  type SeatingRule,
} from '../../schema/seatingRules/seatingRules.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { refuseUnknown } from './bounds.ts';
import type { PickPreference } from './commands.ts';

type Preferences = Extract<SeatingRule, { kind: 'Pairs' }>;

/** The initial weight of a preference, as in the preset. */
const usualWeight = 8;

/**
 * Preferences are kept in one rule, which is added with the first one.
 * @throws Refusal RULE_INVALID, LIMIT_REACHED
 */
export const pickPreference = (
  { eventId, people, preference }: PickPreference,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  if (people[0] === people[1]) throw new Refusal('RULE_INVALID', 'Name two different people');
  const ruleId = preferencesIn(plan);
  const known = ruleId === undefined ? undefined : plan.rules.get(ruleId)?.rule;
  const before = (known ?? noPreferences) as Preferences;
  const after = picked(before, people, preference);
  if (isSameRule(before, after)) return [];
  refuseUnknown(plan, after);
  refuseTooManyPreferences(after);
  if (ruleId !== undefined)
    return [{ type: 'SeatingRuleChanged', data: { eventId, ruleId, before, after } }];
  refuseTooMany('rules', plan.rules.size + 1);
  const added = { eventId, ruleId: context.id(0), order: plan.nextOrder, rule: after };
  return [{ type: 'SeatingRuleAdded', data: added }];
};

const noPreferences: Preferences = { kind: 'Pairs', source: 'preferences', weight: usualWeight };

/** The id of the rule that has the preferences of a plan. */
export const preferencesIn = ({ rules }: ActivePlan): string | undefined =>
  rules.findKey(({ rule }) => rule.kind === 'Pairs' && rule.source === 'preferences');

/** The rule with a preference of two people, in place of their earlier one. */
const picked = (
  { likes, avoids, ...rule }: Preferences,
  people: readonly string[],
  preference: PickPreference['preference'],
): Preferences => {
  const others = (groups: readonly PeopleGroup[] = []) =>
    groups.filter((group) => !people.every((id) => group.people.includes(id)));
  const lists = { likes: others(likes), avoids: others(avoids) };
  if (preference !== 'none') lists[preference].push({ people: [...people].sort() });
  return {
    ...rule,
    ...(lists.likes.length > 0 && { likes: lists.likes }),
    ...(lists.avoids.length > 0 && { avoids: lists.avoids }),
  };
};

const refuseTooManyPreferences = ({ likes = [], avoids = [] }: Preferences): void => {
  if (likes.length + avoids.length <= limits.preferences) return;
  const most = limits.preferences.toLocaleString('en');
  throw new Refusal('LIMIT_REACHED', `An event holds at most ${most} likes and dislikes`);
};
