import type { RulesLosing } from '../../schema/domainEvents.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import { type Leavers, ruleWithout } from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

/** The rules that lose somebody or a table, as a domain event records them; nothing if there are none. */
export const rulesLosing = (plan: ActivePlan, leavers: Leavers): { rules?: RulesLosing } => {
  const rules: RulesLosing = { shortened: [], removed: [] };
  for (const [ruleId, { rule }] of plan.rules) {
    const left = ruleWithout(rule, leavers);
    if (left !== rule) rules[left ? 'shortened' : 'removed'].push(ruleId);
  }
  return rules.shortened.length + rules.removed.length > 0 ? { rules } : {};
};

/**
 * The change with its effect on rules that name people, tables or places it removes. A change made
 * from two states already contains it, except for later rules.
 */
export const withRulesKept = (plan: ActivePlan, change: PlanChange): PlanChange => {
  const leavers = {
    people: new Set(change.attendeesRemoved.map(({ attendeeId }) => attendeeId)),
    tables: new Set(change.tablesRemoved.map(({ tableId }) => tableId)),
    places: new Set(change.objectsRemoved.map(({ objectId }) => objectId)),
  };
  const leaving = leavers.people.size + leavers.tables.size + leavers.places.size;
  if (leaving === 0 || plan.rules.size === 0) return change;
  const changed = new Set(
    [...change.rulesRemoved, ...change.rulesChanged].map(({ ruleId }) => ruleId),
  );
  const rulesRemoved = [...change.rulesRemoved];
  const rulesChanged = [...change.rulesChanged];
  for (const [ruleId, { order, rule }] of plan.rules) {
    const left = changed.has(ruleId) ? rule : ruleWithout(rule, leavers);
    if (left === null) rulesRemoved.push({ ruleId, order, rule });
    else if (left !== rule) rulesChanged.push({ ruleId, before: rule, after: left });
  }
  return { ...change, rulesRemoved, rulesChanged };
};
