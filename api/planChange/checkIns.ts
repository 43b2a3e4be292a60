import type { PersonNamed } from '../../schema/entities/moment.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { isNoChange } from './diff.ts';

/** The checked-in people that a change removes or checks out. */
export const checkInsLostBy = (
  { attendeesRemoved, attendeesChanged }: PlanChange,
  { attendees }: ActivePlan,
): PersonNamed[] =>
  [
    ...attendeesRemoved,
    ...attendeesChanged.filter(({ isCheckedIn }) => isCheckedIn?.after === false),
  ].flatMap(({ attendeeId }) => {
    const now = attendees.get(attendeeId);
    return now?.isCheckedIn ? [{ attendeeId, name: now.person.name }] : [];
  });

/** Whether a change consists of check-ins alone, so that undoing it is meant to reverse them. */
export const isOfCheckInsOnly = (change: PlanChange): boolean =>
  isNoChange({ ...change, attendeesChanged: [] }) &&
  change.attendeesChanged.every(
    ({ isCheckedIn, attendeeId: _, ...others }) => isCheckedIn && Object.keys(others).length === 0,
  );
