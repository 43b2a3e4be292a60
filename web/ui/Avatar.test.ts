import { expect, it } from 'vitest';
import { initials } from './Avatar.tsx';

it.each([
  [{ firstName: 'Mira', lastName: 'Halvorsen' }, 'MH'],
  [{ firstName: 'åse', lastName: null }, 'Å'],
  [{ firstName: 'محمد', lastName: 'حسن' }, 'م\u00a0ح'],
  [{ firstName: ' ', lastName: null }, '??'],
  [{}, '??'],
])('writes %j as %s', (named, text) => {
  expect(initials(named)).toBe(text);
});
