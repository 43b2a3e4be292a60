import { expect, it } from 'vitest';
import { addTablesInput } from './tables.ts';

const messagesWith = (count: unknown): string[] => {
  const group = { count, layout: 'circular', capacity: 8, name: 'Table {n}' };
  const { error } = addTablesInput.safeParse({ eventId: 'e', groups: [group] });
  return error?.issues.map(({ message }) => message) ?? [];
};

it('says what is wrong with a number in words that people use', () => {
  expect(messagesWith(8)).toEqual([]);
  expect(messagesWith(Number.NaN)).toEqual(['Must be a number']);
  expect(messagesWith('eight')).toEqual(['Must be a number']);
  expect(messagesWith(1.5)).toEqual(['Must be a whole number']);
  expect(messagesWith(0)).toEqual(['Must be 1 or more']);
  expect(messagesWith(5_000)).toEqual(['Must be 500 or less']);
});
