import type { Menu } from '../entities/menu.ts';
import { sortedById } from '../sortedById.ts';

/** A person's choices: the id of an option for each course from which they chose. */
export type Meals = Record<string, string>;

export const noMenu: Menu = { courses: [] };

/** The ids of the options by the id of their course. */
export const optionIdsOf = ({ courses }: Menu): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    courses.map(({ courseId, options }) => [
      courseId,
      new Set(options.map(({ optionId }) => optionId)),
    ]),
  );

/** The person's meals that are on the menu. Returns the same object if all of them are. */
export const mealsOn = (menu: Menu, meals: Meals | null): Meals | null => {
  if (!meals) return null;
  const offered = optionIdsOf(menu);
  const chosen = Object.entries(meals);
  const left = chosen.filter(([courseId, optionId]) => offered.get(courseId)?.has(optionId));
  return left.length === chosen.length ? meals : sortedById(left);
};

/** Checks whether all meals of a person are on a menu. */
export const isOnMenu = (menu: Menu): ((meals: Meals | null | undefined) => boolean) => {
  const offered = optionIdsOf(menu);
  return (meals) =>
    Object.entries(meals ?? {}).every(([courseId, optionId]) =>
      offered.get(courseId)?.has(optionId),
    );
};

/** Whether a menu lacks a course or option of another one, which somebody may have chosen. */
export const losesChoices = (before: Menu, after: Menu): boolean => {
  const offered = optionIdsOf(after);
  return [...optionIdsOf(before)].some(([courseId, optionIds]) =>
    [...optionIds].some((optionId) => !offered.get(courseId)?.has(optionId)),
  );
};

type IdOf = (id: string) => string;

/** The menu with its ids in a copy, or back in the original. */
export const menuWithIds = ({ courses }: Menu, idOf: IdOf): Menu => ({
  courses: courses.map(({ courseId, name, options }) => ({
    courseId: idOf(courseId),
    name,
    options: options.map(({ optionId, ...option }) => ({ optionId: idOf(optionId), ...option })),
  })),
});

/** A person's meals with their ids in a copy, or back in the original. */
export const mealsWithIds = (meals: Meals | null, idOf: IdOf): Meals | null =>
  meals &&
  sortedById(
    Object.entries(meals).map(([courseId, optionId]) => [idOf(courseId), idOf(optionId)] as const),
  );
