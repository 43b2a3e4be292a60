import { mealsOn } from '../../schema/menus/menu.ts';
import type { PlanFolds } from '../eventPlans/handlers.ts';
import { attendeeOf } from '../eventPlans/state.ts';

/** Folds the menu of an event into its plan, and clears the choices of removed options. */
export const menuFolds = {
  MenuSet: (plan, { data: { after: menu, cleared = [] } }) => ({
    ...plan,
    menu,
    attendees: plan.attendees.withMutations((attendees) => {
      for (const attendeeId of cleared) {
        const { person, ...attendee } = attendeeOf(plan, attendeeId);
        const meals = mealsOn(menu, person.meals);
        attendees.set(attendeeId, { ...attendee, person: { ...person, meals } });
      }
    }),
  }),
} satisfies Partial<PlanFolds>;
