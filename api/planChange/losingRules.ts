import type { RulesLosing } from '../../schema/domainEvents.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import { type Leavers, ruleWithout } from '../../schema/seatingRules/seatingRules.ts';
import { type ActivePlan, inOrder } from '../eventPlans/state.ts';
import { noChange } from './diff.ts';
import { withRulesOnce } from './equalRules.ts';

/**
 * The rules that lose a person or a table, as a domain event records them; nothing if there are none. A rule
 * that would become equal to another is removed.
 */
export const rulesLosing = (plan: ActivePlan, leavers: Leavers): { rules?: RulesLosing } => {
  const { rulesChanged, rulesRemoved } = withRulesOnce(plan, losing(plan, leavers, noChange));
  if (rulesChanged.length + rulesRemoved.length === 0) return {};
  const ids = (rules: readonly { ruleId: string }[]) => rules.map(({ ruleId }) => ruleId);
  return { rules: { shortened: ids(rulesChanged), removed: ids(rulesRemoved) } };
};

/**
 * The change with its effect on the rules that name people, tables or places it removes. A change made from
 * two states contains this already, except for later rules.
 */
export const withRulesKept = (plan: ActivePlan, change: PlanChange): PlanChange => {
  const leavers = {
    people: new Set(change.attendeesRemoved.map(({ attendeeId }) => attendeeId)),
    tables: new Set(change.tablesRemoved.map(({ tableId }) => tableId)),
    places: new Set(change.objectsRemoved.map(({ objectId }) => objectId)),
  };
  const leaving = leavers.people.size + leavers.tables.size + leavers.places.size;
  return leaving === 0 ? change : losing(plan, leavers, change);
};

/** The change with further losses of the plan's rules. */
const losing = (plan: ActivePlan, leavers: Leavers, change: PlanChange): PlanChange => {
  const changed = new Set(
    [...change.rulesRemoved, ...change.rulesChanged].map(({ ruleId }) => ruleId),
  );
  const rulesRemoved = [...change.rulesRemoved];
  const rulesChanged = [...change.rulesChanged];
  for (const [ruleId, { order, rule }] of inOrder(plan.rules)) {
    const left = changed.has(ruleId) ? rule : ruleWithout(rule, leavers);
    if (left === null) rulesRemoved.push({ ruleId, order, rule });
    else if (left !== rule) rulesChanged.push({ ruleId, before: rule, after: left });
  }
  return { ...change, rulesRemoved, rulesChanged };
};
