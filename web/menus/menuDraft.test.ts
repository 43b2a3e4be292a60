import { expect, it } from 'vitest';
import { movedIn } from '../ui/movedIn.ts';
import {
  draftOf,
  inputOf,
  withCourse,
  withCourseChanged,
  withOption,
  withOptionChanged,
  withoutCourse,
  withoutOption,
} from './menuDraft.ts';

const option = (optionId: string, ...fits: string[]) => ({
  __typename: 'MenuOption' as const,
  optionId,
  name: optionId,
  fits,
});
const course = (courseId: string, ...options: ReturnType<typeof option>[]) => ({
  __typename: 'MenuCourse' as const,
  courseId,
  name: courseId,
  options,
});
const draft = draftOf({
  __typename: 'Menu',
  courses: [course('starter', option('soup', 'vegan')), course('main'), course('dessert')],
});
const order = (of: typeof draft) => of.map(({ key }) => key);

it('keeps the ids of what is there, and gives none to what is new', () => {
  const grown = withCourse(draft, 'new 1').map((one) =>
    one.key === 'starter' ? { ...one, options: withOption(one.options, 'new 2') } : one,
  );
  expect(inputOf(grown).map(({ courseId }) => courseId)).toEqual([
    'starter',
    'main',
    'dessert',
    null,
  ]);
  expect(inputOf(grown)[0]?.options).toEqual([
    { optionId: 'soup', name: 'soup', fits: ['vegan'] },
    { optionId: null, name: '', fits: [] },
  ]);
  expect(inputOf(grown)[3]?.options).toHaveLength(1);
});

it('moves a course by one, and no further than the ends', () => {
  expect(order(movedIn(draft, 'main', -1))).toEqual(['main', 'starter', 'dessert']);
  expect(order(movedIn(draft, 'main', 1))).toEqual(['starter', 'dessert', 'main']);
  expect(movedIn(draft, 'starter', -1)).toBe(draft);
  expect(movedIn(draft, 'dessert', 1)).toBe(draft);
});

it('changes and removes one of them alone', () => {
  expect(withCourseChanged(draft, 'main', { name: 'Second' }).map(({ name }) => name)).toEqual([
    'starter',
    'Second',
    'dessert',
  ]);
  expect(order(withoutCourse(draft, 'main'))).toEqual(['starter', 'dessert']);
  const { options } = draft[0] ?? { options: [] };
  expect(withOptionChanged(options, 'soup', { name: 'Broth' })).toMatchObject([
    { key: 'soup', name: 'Broth', fits: ['vegan'] },
  ]);
  expect(withoutOption(options, 'soup')).toEqual([]);
});
