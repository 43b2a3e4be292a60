import { expect, it } from 'vitest';
import { lengthFrom, lengthText, roughLengthText } from './lengths.ts';

it('shows lengths in metres and feet, and reads them again', () => {
  expect([lengthText(1234.5, 'metric'), lengthText(3048, 'imperial')]).toEqual(['12.35', '100']);
  expect([lengthFrom('12,5', 'metric'), lengthFrom('10', 'imperial')]).toEqual([1250, 304.8]);
  expect([lengthFrom('', 'metric'), lengthFrom('wide', 'metric')]).toEqual([NaN, NaN]);
});

it('rounds a length that nobody has measured to half a foot, but not to nothing', () => {
  const texts = [600, 100, 20, 5].map((cm) => roughLengthText(cm, 'imperial'));
  expect(texts).toEqual(['19.5', '3.5', '0.5', '0.5']);
  expect(roughLengthText(20, 'metric')).toBe('0.2');
});
