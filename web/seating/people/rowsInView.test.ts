import { expect, it } from 'vitest';
import { rowsInView, windowAt } from './rowsInView.ts';

const rowHeight = 52;
const rowsAt = (scrollTop: number, count: number, always = 0) =>
  rowsInView(windowAt(scrollTop, 520, rowHeight), count, always);

it('draws visible rows and a dozen around them', () => {
  expect(rowsAt(0, 5_000)).toEqual(Array.from({ length: 23 }, (_, n) => n));
  const middle = rowsAt(100 * rowHeight, 5_000, 100);
  expect([middle[0], middle.at(-1), middle.length]).toEqual([88, 122, 35]);
});

it('draws the row with the Tab stop wherever it is, once, and in order', () => {
  expect(rowsAt(100 * rowHeight, 5_000, 3).slice(0, 2)).toEqual([3, 88]);
  expect(rowsAt(0, 5_000, 4_000).slice(-2)).toEqual([22, 4_000]);
  expect(rowsAt(0, 5_000, 5_000)).not.toContain(5_000);
});

it('draws the end of a list that became shorter than its scroll position', () => {
  const rows = rowsAt(4_000 * rowHeight, 30);
  expect([rows[0], rows.at(-1)]).toEqual([0, 29]);
  expect(rowsAt(4_000 * rowHeight, 100, 99)).toEqual(Array.from({ length: 23 }, (_, n) => 77 + n));
});

it('draws short lists completely, and nothing of empty ones', () => {
  expect(rowsAt(0, 3)).toEqual([0, 1, 2]);
  expect(rowsAt(0, 0)).toEqual([]);
});
