import { describe, expect, it } from 'vitest';
import {
  counted,
  isPossible,
  namesPreview,
  shapeOf,
  type TableGroup,
  whole,
} from './tableGroup.ts';

const group: TableGroup = {
  count: '3',
  layout: 'rectangular',
  capacity: '8',
  endSeats: true,
  name: 'Table 4',
  perRow: '',
};

describe('the names of tables that are added together', () => {
  it('continue a first name that ends in a number', () => {
    expect(counted(' Table 4 ', 3)).toEqual({ name: 'Table {n}', from: 4 });
    expect(counted('Table 4', 1)).toEqual({ name: 'Table {n}', from: 4 });
  });

  it('are numbered from 1 if the first has no number and is not alone', () => {
    expect(counted('Bar', 2)).toEqual({ name: 'Bar {n}', from: 1 });
    expect(counted('Bar', 1)).toEqual({ name: 'Bar', from: 1 });
  });

  it('stay empty, so that the form asks for the first', () => {
    expect(counted('  ', 3).name).toBe('');
  });

  it('are previewed by the first and the last, or ask for what is missing', () => {
    expect(namesPreview(group)).toMatch(/^Table 4\b.*\bTable 6$/u);
    expect(namesPreview({ ...group, count: '1' })).toBe('Table 4');
    const arabic = namesPreview({ ...group, name: 'طاولة 1' });
    expect(arabic).toBe('\u2068طاولة 1\u2069 … \u2068طاولة 3\u2069');
    const hint = namesPreview({ ...group, name: ' ' });
    expect(hint).not.toMatch(/\d/u);
    expect(namesPreview({ ...group, count: '' })).toBe(hint);
  });
});

it.each([
  ['8', 8],
  ['1e1', 10],
  ['8.5', Number.NaN],
  ['', Number.NaN],
])('reads %j as a whole number: %s', (typed, number) => {
  expect(whole(typed)).toBe(number);
});

describe('the shape of tables that are added together', () => {
  it('has end seats only if there is room for them', () => {
    expect(shapeOf(group)).toEqual({ layout: 'rectangular', capacity: 8, endSeats: true });
    expect(shapeOf({ ...group, capacity: '4' }).endSeats).toBe(false);
    expect(shapeOf({ ...group, layout: 'circular' }).endSeats).toBe(false);
  });

  it('is possible within the limits and steps of its layout', () => {
    expect(isPossible({ layout: 'longTable', capacity: 24 })).toBe(true);
    expect(isPossible({ layout: 'longTable', capacity: 25 })).toBe(false);
    expect(isPossible({ layout: 'circular', capacity: 21 })).toBe(false);
    expect(isPossible({ layout: 'circular', capacity: Number.NaN })).toBe(false);
  });
});
