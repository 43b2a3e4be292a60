import { expect, it } from 'vitest';
import { draftOf, inputOf, newCourse, newOption } from './menuDraft.ts';

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

it('keeps the ids of existing items, and gives none to new ones', () => {
  const grown = [...draft, newCourse('new 1')].map((one) =>
    one.key === 'starter' ? { ...one, options: [...one.options, newOption('new 2')] } : one,
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
