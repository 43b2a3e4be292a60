import { expect, it } from 'vitest';
import { shortenedInside } from './lettering.ts';

it.each([
  ['Table 7', 7, 'Table 7'],
  ['Table 12', 6, '…12'],
  ['Garden terrace', 7, 'Gar…ace'],
  ['Orangery', 6, 'Ora…ry'],
  ['💐💐💐💐💐💐💐💐', 5, '💐💐…💐💐'],
])('%s in %i letters is %s', (name, length, expected) => {
  expect(shortenedInside(name, length)).toBe(expected);
});
