import { z } from 'zod';
import { optionalDiets } from '../attendees/diets.ts';
import { scalars } from '../entities/fields.ts';
import { limits } from '../limits.ts';
import { sortedById } from '../sortedById.ts';
import { lengthOf } from '../text/plainText.ts';
import { smallRecord } from './smallRecord.ts';
import { anId, optional, planInput, requiredText } from './text.ts';

export const menuOptionInput = z.strictObject({
  optionId: anId
    .nullish()
    .meta({ description: 'The id of an existing option; absent for a new one.' }),
  name: requiredText(limits.menuName, 'Name the option'),
  fits: optionalDiets,
});

export const menuCourseInput = z.strictObject({
  courseId: anId
    .nullish()
    .meta({ description: 'The id of an existing course; absent for a new one.' }),
  name: requiredText(limits.menuName, 'Name the course'),
  options: z
    .array(menuOptionInput)
    .max(limits.optionsOfCourse, `A course has ${limits.optionsOfCourse} options or fewer`),
});

type Course = z.output<typeof menuCourseInput>;

const lettersOf = (courses: readonly Course[]): number =>
  courses
    .flatMap(({ name, options }) => [
      name,
      ...options.flatMap((option) => [option.name, ...(option.fits ?? [])]),
    ])
    .reduce((sum, text) => sum + lengthOf(text), 0);

export const setMenuInput = planInput({
  courses: z
    .array(menuCourseInput)
    .max(limits.courses, `A menu has ${limits.courses} courses or fewer`)
    .refine(
      (courses) => lettersOf(courses) <= limits.menuText,
      `All texts of a menu may have ${limits.menuText.toLocaleString('en')} characters together`,
    ),
  before: z.array(menuCourseInput).max(limits.courses).nullish().meta({
    description:
      'The courses that were edited. The command is refused if the menu has changed since.',
  }),
  clear: z.boolean().nullish().meta({
    description:
      'Also clears choices of removed options. By default, the change is refused if guests have made such choices.',
  }),
});

/** The option for each course, by their ids. Undefined leaves it unset; null and an empty record clear it. */
export const optionalMeals = optional(
  smallRecord(anId, anId, limits.courses, `Choose of ${limits.courses} courses or fewer`).register(
    scalars,
    { scalar: 'Meals' },
  ),
).transform((meals) => meals && sortedById(Object.entries(meals)));
