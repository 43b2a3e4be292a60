import type { Menu, MenuCourse } from '../entities/menu.ts';
import { folded } from '../text/folding.ts';
import type { EventColumn } from './eventColumns.ts';

/**
 * A column for each course of a menu, under the course's name. Cells contain names of options, in any letter
 * case.
 */
export const courseColumns = ({ courses }: Menu): EventColumn[] => courses.map(courseColumn);

const courseColumn = ({ courseId, name, options }: MenuCourse): EventColumn => {
  const byName = new Map(options.map((option) => [folded(option.name), option.optionId]));
  const byId = new Map(options.map((option) => [option.optionId, option.name]));
  return {
    key: `meals.${courseId}`,
    // The second name is for courses that are called like another column.
    names: [name, `${name} (course)`],
    read: (text) => {
      const value = byName.get(folded(text));
      return value === undefined ? { error: `${text} is not on the menu` } : { value };
    },
    textOf: (value) => byId.get(String(value)) ?? '',
  };
};
