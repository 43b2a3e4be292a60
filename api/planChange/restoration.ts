import type { AttendeeChange, PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { diffPlans } from './diff.ts';
import { withoutErasedHosts } from './hosts.ts';
import { withoutErasedInRules } from './withoutErased.ts';

/**
 * The change that restores the plan of a moment. Erased people do not return. The event's visibility and
 * check-ins stay as they are now, because they are no part of the seating.
 */
export const restorationOf = (plan: ActivePlan, moment: ActivePlan): PlanChange => {
  const { isPublic } = plan.details;
  const then = withoutErasedHosts(withoutErasedInRules(moment, plan.erased), plan.erased);
  const whole = diffPlans(plan, { ...then, details: { ...then.details, isPublic } });
  const erased = new Set(plan.erased);
  return {
    ...whole,
    attendeesAdded: whole.attendeesAdded.filter(({ attendeeId }) => !erased.has(attendeeId)),
    attendeesChanged: whole.attendeesChanged.flatMap(withoutCheckIn),
  };
};

const withoutCheckIn = ({ isCheckedIn: _, ...change }: AttendeeChange): AttendeeChange[] =>
  Object.keys(change).length > 1 ? [change] : [];
