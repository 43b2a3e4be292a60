import type { z } from 'zod';
import type { setMenuInput } from '../../schema/inputs/menus.ts';
import type { Menu } from './documents.ts';

/** An option and a course as typed. `key` is the id, or a key made by the form for a new one. */
export type OptionDraft = { key: string; name: string; fits: readonly string[]; isNew?: true };
export type CourseDraft = {
  key: string;
  name: string;
  options: readonly OptionDraft[];
  isNew?: true;
};
export type MenuDraft = readonly CourseDraft[];

export const draftOf = ({ courses }: Menu): MenuDraft =>
  courses.map(({ courseId, name, options }) => ({
    key: courseId,
    name,
    options: options.map(({ optionId, name, fits }) => ({ key: optionId, name, fits })),
  }));

type Courses = z.input<typeof setMenuInput>['courses'];

export const inputOf = (draft: MenuDraft): Courses =>
  draft.map(({ key, name, options, isNew }) => ({
    courseId: isNew ? null : key,
    name,
    options: options.map((option) => ({
      optionId: option.isNew ? null : option.key,
      name: option.name,
      fits: [...option.fits],
    })),
  }));

export const newOption = (key: string): OptionDraft => ({ key, name: '', fits: [], isNew: true });

/** A new course, with one option. */
export const newCourse = (key: string): CourseDraft => ({
  key,
  name: '',
  options: [newOption(`${key}.1`)],
  isNew: true,
});
