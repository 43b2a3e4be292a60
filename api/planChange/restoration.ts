import type { AttendeeChange, PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { diffPlans } from './diff.ts';

/**
 * What makes a plan what it was at a moment. Those who were erased since stay away. Who may see the
 * event and who has checked in stay as they are now: neither is part of how people were seated.
 */
export const restorationOf = (plan: ActivePlan, moment: ActivePlan): PlanChange => {
  const { isPublic } = plan.details;
  const whole = diffPlans(plan, { ...moment, details: { ...moment.details, isPublic } });
  const erased = new Set(plan.erased);
  return {
    ...whole,
    attendeesAdded: whole.attendeesAdded.filter(({ attendeeId }) => !erased.has(attendeeId)),
    attendeesChanged: whole.attendeesChanged.flatMap(withoutCheckIn),
  };
};

const withoutCheckIn = ({ isCheckedIn: _, ...change }: AttendeeChange): AttendeeChange[] =>
  Object.keys(change).length > 1 ? [change] : [];
