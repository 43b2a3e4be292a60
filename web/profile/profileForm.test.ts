import { expect, it } from 'vitest';
import { inputOf, isChanged, valuesOf } from './profileForm.ts';

const mira = {
  __typename: 'User',
  id: 'mira',
  firstName: 'Mira',
  lastName: null,
  bio: null,
} as const;

it('sends what is typed trimmed, and null for what is empty', () => {
  expect(inputOf({ firstName: ' Mira ', lastName: '   ', bio: '' })).toEqual({
    firstName: 'Mira',
    lastName: null,
    bio: null,
  });
});

it.each([
  [{}, false],
  [{ firstName: ' Mira ' }, false],
  [{ lastName: ' ' }, false],
  [{ firstName: '' }, true],
  [{ bio: 'Plans dinners' }, true],
])('with %j typed, says that there is something to save: %s', (typed, changed) => {
  expect(isChanged({ ...valuesOf(mira), ...typed }, mira)).toBe(changed);
});
