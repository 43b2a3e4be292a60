import type { MenuCourse, MenuOption } from '../../schema/entities/menu.ts';

type New<Id extends string> = { [K in Id]?: string | null };

/** A course with its options. New ones have no id. */
export type CourseInput = Pick<MenuCourse, 'name'> &
  New<'courseId'> & { options: readonly (Omit<MenuOption, 'optionId'> & New<'optionId'>)[] };

export type MenuCommand = {
  type: 'SetMenu';
  eventId: string;
  courses: readonly CourseInput[];
  /** The menu that was edited, which must be the present one. */
  before?: readonly CourseInput[];
  /** Whether to clear the choices of removed options. By default, the change is refused if there are any. */
  clear?: boolean;
};
