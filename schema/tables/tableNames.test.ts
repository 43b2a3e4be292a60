import { expect, it } from 'vitest';
import { namesCounted, nextNumber, patternOf, usualPattern } from './tableNames.ts';

it('counts names', () => {
  expect(namesCounted('Table {n}', 9, 3)).toEqual(['Table 9', 'Table 10', 'Table 11']);
  expect(namesCounted('Bar', 1, 1)).toEqual(['Bar']);
});

it('recognises the pattern of a name', () => {
  expect(patternOf('Table 12')).toBe('Table {n}');
  expect(patternOf('T12')).toBe('T{n}');
  expect(patternOf('Head table')).toBe('Head table {n}');
});

it('continues after the highest number of the same pattern, ignoring case', () => {
  expect(nextNumber('Table {n}', [])).toBe(1);
  expect(nextNumber('Table {n}', ['Table 1', 'TABLE 7', 'Table x', 'Bar 30', 'Table 3b'])).toBe(8);
  expect(nextNumber('{n} A', ['2 A', '11 a', '30 B'])).toBe(12);
});

it('takes the default pattern from the last name that ends in a number', () => {
  expect(usualPattern(['Table 1', 'Tisch 4', 'Head table'])).toBe('Tisch {n}');
  expect(usualPattern(['Head table'])).toBeNull();
});
