import { mealsOn } from '../../schema/menus/menu.ts';
import type { PlanFolds } from '../eventPlans/handlers.ts';
import { withAttendees } from '../eventPlans/state.ts';

/** Folds the menu of an event into its plan, and clears the choices of removed options. */
export const menuFolds = {
  MenuSet: (plan, { data: { after: menu, cleared = [] } }) =>
    withAttendees({ ...plan, menu }, cleared, ({ person, ...attendee }) => ({
      ...attendee,
      person: { ...person, meals: mealsOn(menu, person.meals) },
    })),
} satisfies Partial<PlanFolds>;
