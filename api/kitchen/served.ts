import type { ServedCourse } from '../../schema/entities/kitchen.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import type { Meals } from '../../schema/menu.ts';

/** How often each option of each course is served to people with these meals. */
export const servedTo = ({ courses }: Menu, eaters: readonly (Meals | null)[]): ServedCourse[] =>
  courses.map(({ courseId, name, options }) => {
    const counts = new Map<string, number>();
    for (const meals of eaters) {
      const optionId = meals?.[courseId];
      if (optionId !== undefined) counts.set(optionId, (counts.get(optionId) ?? 0) + 1);
    }
    const served = options.map(({ optionId, name }) => ({
      optionId,
      name,
      count: counts.get(optionId) ?? 0,
    }));
    const chosen = served.reduce((sum, { count }) => sum + count, 0);
    return { courseId, name, options: served, notChosen: eaters.length - chosen };
  });
