import { expect, it } from 'vitest';
import { fromLocalField, toLocalField } from './localField.ts';

it('returns a time unchanged through a local field, to the minute', () => {
  const evening = '2027-03-04T18:30:00.000Z';
  expect(fromLocalField(toLocalField(evening))).toBe(evening);
});

it('keeps an empty field empty', () => {
  expect(toLocalField(null)).toBe('');
  expect(fromLocalField('')).toBeNull();
});
