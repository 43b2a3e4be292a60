import type { AttendeePerson } from '../../schema/entities/attendee.ts';
import { isOnMenu } from '../../schema/menus/menu.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

type Choosing = Partial<Pick<AttendeePerson, 'meals'>>;

/**
 * Call this before meals enter a plan.
 * @throws Refusal BAD_INPUT with the place in the list of each person who would get an option that is not on
 * the menu
 */
export const refuseMealsOffMenu = (
  { menu }: ActivePlan,
  people: readonly Choosing[],
  isList = people.length > 1,
): void => {
  const message = 'This is not on the menu';
  const isOffered = isOnMenu(menu);
  const issues = people.flatMap(({ meals }, index) =>
    isOffered(meals) ? [] : [{ path: 'meals', message, ...(isList && { index }) }],
  );
  if (issues.length > 0) throw new Refusal('BAD_INPUT', message, issues.slice(0, 100));
};
