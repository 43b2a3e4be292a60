import type { DomainEventOf } from '../../schema/domainEvents.ts';
import { mealsOn } from '../../schema/menus/menu.ts';
import type { Happened } from '../core/decider.ts';
import { type ActivePlan, attendeeOf } from '../eventPlans/state.ts';

/** Folds the menu of an event into its plan, and clears the choices of what left it. */
export const evolveMenu = (
  plan: ActivePlan,
  { data: { after: menu, cleared = [] } }: Happened<DomainEventOf<'MenuSet'>>,
): ActivePlan => ({
  ...plan,
  menu,
  attendees: plan.attendees.withMutations((attendees) => {
    for (const attendeeId of cleared) {
      const { person, ...attendee } = attendeeOf(plan, attendeeId);
      const meals = mealsOn(menu, person.meals);
      attendees.set(attendeeId, { ...attendee, person: { ...person, meals } });
    }
  }),
});
