import type { PlanChange } from '../../schema/planChange.ts';

/** The change without its effects on these people themselves. Rules and plus-ones may still name them. */
export const withoutPeople = (change: PlanChange, ids: ReadonlySet<string>): PlanChange => {
  const others = ({ attendeeId }: { attendeeId: string }) => !ids.has(attendeeId);
  return {
    ...change,
    attendeesAdded: change.attendeesAdded.filter(others),
    attendeesRemoved: change.attendeesRemoved.filter(others),
    attendeesChanged: change.attendeesChanged.filter(others),
    moved: change.moved.filter(others),
  };
};
