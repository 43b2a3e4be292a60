import type { PlanChange } from '../../../schema/planChange.ts';
import type { ActivePlan } from '../../eventPlans/state.ts';
import { diffPlans } from './diff.ts';

/** What makes a plan what it was at a moment, but for those who were erased since. */
export const restorationOf = (plan: ActivePlan, moment: ActivePlan): PlanChange => {
  const whole = diffPlans(plan, moment);
  const erased = new Set(plan.erased);
  const attendeesAdded = whole.attendeesAdded.filter(({ attendeeId }) => !erased.has(attendeeId));
  return { ...whole, attendeesAdded };
};
