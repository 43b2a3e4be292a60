import type { Meals as Chosen } from '../../../schema/menus/menu.ts';
import { MealFields } from '../../menus/MealFields.tsx';
import { useMenu } from '../../menus/useMenu.ts';
import { allergiesOf } from '../attendeeForm.ts';
import type { Details } from './attendeeDetails.ts';
import { Fact } from './Fact.tsx';
import { useCheckedSaving } from './useCheckedSaving.ts';

type MealsProps = {
  attendee: Details;
  readOnly: boolean;
  save: (meals: Chosen | null) => Promise<unknown>;
};

/** A person's meals. Each choice is saved at once. */
export const Meals = ({ attendee, readOnly, save }: MealsProps) => {
  const menu = useMenu(attendee.eventId);
  const { onChange, error } = useCheckedSaving(attendee.id, 'meals', save);
  if (!menu) return null;
  const meals = attendee.meals ?? {};
  if (readOnly)
    return menu.courses.map(({ courseId, name, options }) => {
      const chosen = options.find(({ optionId }) => optionId === meals[courseId]);
      return <Fact key={courseId} label={name} value={chosen?.name} />;
    });
  const needs = { diets: attendee.diets ?? [], allergies: allergiesOf(attendee) };
  return (
    <MealFields
      menu={menu}
      meals={meals}
      needs={needs}
      error={error}
      onChange={(next) => void onChange(Object.keys(next).length > 0 ? next : null)}
    />
  );
};
