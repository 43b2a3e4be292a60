import { expect, it } from 'vitest';
import { cellAfter } from './gridKeys.ts';

const size = { rows: 100, cols: 6, page: 10 };
const from =
  (row: number, col: number) =>
  (key: string, ctrlKey = false) =>
    cellAfter({ key, ctrlKey, metaKey: false }, { row, col }, size);

it('moves cell by cell, and stays within the grid', () => {
  const press = from(3, 2);
  expect(press('ArrowDown')).toEqual({ row: 4, col: 2 });
  expect(press('ArrowUp')).toEqual({ row: 2, col: 2 });
  expect(press('ArrowRight')).toEqual({ row: 3, col: 3 });
  expect(press('ArrowLeft')).toEqual({ row: 3, col: 1 });
  expect(from(0, 0)('ArrowUp')).toEqual({ row: 0, col: 0 });
  expect(from(99, 5)('ArrowRight')).toEqual({ row: 99, col: 5 });
});

it('moves to the ends of a row and of the grid, and by pages', () => {
  const press = from(50, 2);
  expect(press('Home')).toEqual({ row: 50, col: 0 });
  expect(press('End')).toEqual({ row: 50, col: 5 });
  expect(press('Home', true)).toEqual({ row: 0, col: 0 });
  expect(press('End', true)).toEqual({ row: 99, col: 5 });
  expect(press('PageDown')).toEqual({ row: 60, col: 2 });
  expect(from(95, 2)('PageDown')).toEqual({ row: 99, col: 2 });
  expect(press('PageUp')).toEqual({ row: 40, col: 2 });
});

it('leaves other keys alone', () => {
  expect(from(1, 1)('Tab')).toBeUndefined();
});
