import type { Menu } from '../entities/menu.ts';
import { sortedById } from '../sortedById.ts';

/** Somebody's choices: the id of an option for each course where they chose one. */
export type Meals = Record<string, string>;

export const noMenu: Menu = { courses: [] };

/** The ids of the options by the id of their course. */
const optionIdsOf = ({ courses }: Menu): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    courses.map(({ courseId, options }) => [
      courseId,
      new Set(options.map(({ optionId }) => optionId)),
    ]),
  );

/** Somebody's meals without those that the menu lacks. The same object where it has them all. */
export const mealsOn = (menu: Menu, meals: Meals | null): Meals | null => {
  if (!meals) return null;
  const offered = optionIdsOf(menu);
  const chosen = Object.entries(meals);
  const left = chosen.filter(([courseId, optionId]) => offered.get(courseId)?.has(optionId));
  return left.length === chosen.length ? meals : sortedById(left);
};

/** Checks whether a menu has all of somebody's meals. */
export const isOnMenu = (menu: Menu): ((meals: Meals | null | undefined) => boolean) => {
  const offered = optionIdsOf(menu);
  return (meals) =>
    Object.entries(meals ?? {}).every(([courseId, optionId]) =>
      offered.get(courseId)?.has(optionId),
    );
};

/** Whether a menu lacks a course or an option of another one, which somebody may have chosen. */
export const losesChoices = (before: Menu, after: Menu): boolean => {
  const offered = optionIdsOf(after);
  return [...optionIdsOf(before)].some(([courseId, optionIds]) =>
    [...optionIds].some((optionId) => !offered.get(courseId)?.has(optionId)),
  );
};

type IdOf = (id: string) => string;

/** The menu with other ids: those in a copy, or out of it. */
export const menuWithIds = ({ courses }: Menu, idOf: IdOf): Menu => ({
  courses: courses.map(({ courseId, name, options }) => ({
    courseId: idOf(courseId),
    name,
    options: options.map(({ optionId, ...option }) => ({ optionId: idOf(optionId), ...option })),
  })),
});

/** Somebody's meals with other ids. */
export const mealsWithIds = (meals: Meals | null, idOf: IdOf): Meals | null =>
  meals &&
  sortedById(
    Object.entries(meals).map(([courseId, optionId]) => [idOf(courseId), idOf(optionId)] as const),
  );
