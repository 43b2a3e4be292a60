import { isOnMenu } from '../../schema/menu.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

/** Those who would have chosen something that is not on the menu, once a change was applied. */
export const mealsOffMenu = (change: PlanChange, plan: ActivePlan): string[] => {
  const isOffered = isOnMenu(change.menu?.after ?? plan.menu);
  const told = new Map([
    ...change.attendeesRemoved.map(({ attendeeId }) => [attendeeId, null] as const),
    ...change.attendeesAdded.map(({ attendeeId, person }) => [attendeeId, person.meals] as const),
    ...change.attendeesChanged.flatMap(({ attendeeId, person }) =>
      person?.after.meals === undefined ? [] : [[attendeeId, person.after.meals] as const],
    ),
  ]);
  const others = change.menu
    ? [...plan.attendees].filter(([attendeeId]) => !told.has(attendeeId))
    : [];
  return [
    ...told,
    ...others.map(([attendeeId, { person }]) => [attendeeId, person.meals] as const),
  ].flatMap(([attendeeId, meals]) => (isOffered(meals) ? [] : [attendeeId]));
};
