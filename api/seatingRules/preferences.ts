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
import { type ActivePlan, inOrder } from '../eventPlans/state.ts';
import { refuseStrangers } from './bounds.ts';
import type { PickPreference } from './commands.ts';

type Preferences = Extract<SeatingRule, { kind: 'Pairs' }>;

/** The initial weight of a preference, as in the preset. */
const usualWeight = 8;

/**
 * Saves a preference in the plan's rule for preferences, which the first one adds. A plan may have several
 * such rules; a preference then replaces the one in the rule that names both people, and no other rule names
 * both.
 * @throws Refusal RULE_INVALID, LIMIT_REACHED
 */
export const pickPreference = (
  { eventId, people, preference }: PickPreference,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  if (people[0] === people[1]) throw new Refusal('RULE_INVALID', 'Name two different people');
  if (preference !== 'none') refuseStrangers(plan, people);
  const known = preferenceRules(plan);
  const own = known.find(({ rule }) => names(rule, people)) ?? known[0];
  if (!own) return addFirst(eventId, picked(noPreferences, people, preference), plan, context);
  const changes = [own, ...known.filter((one) => one !== own)].flatMap(
    ({ ruleId, rule: before }, n) => {
      const after = picked(before, people, n === 0 ? preference : 'none');
      return isSameRule(before, after) ? [] : [{ eventId, ruleId, before, after }];
    },
  );
  for (const { ruleId, after } of changes) refuseTooManyPreferences(plan, ruleId, after);
  return changes.map((data) => ({ type: 'SeatingRuleChanged', data }));
};

const noPreferences: Preferences = { kind: 'Pairs', source: 'preferences', weight: usualWeight };

const addFirst = (
  eventId: string,
  rule: Preferences,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  if (isSameRule(rule, noPreferences)) return [];
  refuseTooMany('rules', plan.rules.size + 1);
  const added = { eventId, ruleId: context.id(0), order: plan.nextOrder, rule };
  return [{ type: 'SeatingRuleAdded', data: added }];
};

const isPreferences = (rule: SeatingRule | undefined): rule is Preferences =>
  rule?.kind === 'Pairs' && rule.source === 'preferences';

const preferenceRules = ({ rules }: ActivePlan): { ruleId: string; rule: Preferences }[] =>
  inOrder(rules).flatMap(([ruleId, { rule }]) => (isPreferences(rule) ? [{ ruleId, rule }] : []));

/** The id of the first rule that holds preferences of a plan. */
export const preferencesIn = (plan: ActivePlan): string | undefined =>
  preferenceRules(plan)[0]?.ruleId;

const isOf =
  (people: readonly string[]) =>
  (group: PeopleGroup): boolean =>
    people.every((id) => group.people.includes(id));

const names = ({ likes = [], avoids = [] }: Preferences, people: readonly string[]): boolean =>
  [...likes, ...avoids].some(isOf(people));

/** The rule with a preference of two people in place of their earlier one. */
const picked = (
  { likes, avoids, ...rule }: Preferences,
  people: readonly string[],
  preference: PickPreference['preference'],
): Preferences => {
  const others = (groups: readonly PeopleGroup[] = []) =>
    groups.filter((group) => !isOf(people)(group));
  const lists = { likes: others(likes), avoids: others(avoids) };
  if (preference !== 'none') lists[preference].push({ people: [...people].sort() });
  return {
    ...rule,
    ...(lists.likes.length > 0 && { likes: lists.likes }),
    ...(lists.avoids.length > 0 && { avoids: lists.avoids }),
  };
};

const pairsIn = (rule: SeatingRule | undefined): number =>
  isPreferences(rule) ? (rule.likes ?? []).length + (rule.avoids ?? []).length : 0;

/** A plan above the limit may still lose pairs. @throws Refusal LIMIT_REACHED */
export const refuseTooManyPreferences = (
  plan: ActivePlan,
  ruleId: string,
  rule: SeatingRule,
): void => {
  const more = pairsIn(rule) - pairsIn(plan.rules.get(ruleId)?.rule);
  if (more <= 0) return;
  const now = [...plan.rules.values()].reduce((sum, known) => sum + pairsIn(known.rule), 0);
  if (now + more <= limits.preferences) return;
  const most = limits.preferences.toLocaleString('en');
  throw new Refusal('LIMIT_REACHED', `An event holds at most ${most} likes and dislikes`);
};
