import { expect, it } from 'vitest';
import { inputOf, isChanged, valuesOf } from './profileForm.ts';

const mira = {
  __typename: 'User',
  id: 'mira',
  firstName: 'Mira',
  lastName: null,
  bio: null,
} as const;

it('sends trimmed text, and null for empty fields', () => {
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
])('with %j typed, reports unsaved changes: %s', (typed, changed) => {
  expect(isChanged({ ...valuesOf(mira), ...typed }, valuesOf(mira))).toBe(changed);
});
