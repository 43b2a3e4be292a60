import { expect, it } from 'vitest';
import { lengthFrom, lengthText } from './lengths.ts';

it('shows lengths in metres and feet, and reads them again', () => {
  expect([lengthText(1234.5, 'metric'), lengthText(3048, 'imperial')]).toEqual(['12.35', '100']);
  expect([lengthFrom('12,5', 'metric'), lengthFrom('10', 'imperial')]).toEqual([1250, 304.8]);
  expect([lengthFrom('', 'metric'), lengthFrom('wide', 'metric')]).toEqual([NaN, NaN]);
});
