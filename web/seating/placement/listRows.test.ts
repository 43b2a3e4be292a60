import { expect, it } from 'vitest';
import type { TableView } from '../planView.ts';
import { rowAfter, rowsOf } from './listRows.ts';

const table = (id: string, seats: number) =>
  ({
    table: { id },
    seats: Array.from({ length: seats }, (_, n) => ({ id: `${id}-${n + 1}` })),
    people: [],
  }) as unknown as TableView;

const rows = rowsOf([table('garden', 2), table('empty', 0), table('hall', 1)]);
const after = (from: string | undefined, key: string) => rowAfter(rows, from, key)?.id;

it('has a row for each table and each of its seats, in order', () => {
  expect(rows.map(({ id }) => id)).toEqual([
    'garden',
    'garden-1',
    'garden-2',
    'empty',
    'hall',
    'hall-1',
  ]);
});

it('moves up and down by arrows, and stops at the ends', () => {
  expect(after('garden-2', 'ArrowDown')).toBe('empty');
  expect(after('garden-2', 'ArrowUp')).toBe('garden-1');
  expect(after('hall-1', 'ArrowDown')).toBeUndefined();
  expect(after('garden', 'ArrowUp')).toBeUndefined();
});

it('moves to the first and the last', () => {
  expect(after('empty', 'Home')).toBe('garden');
  expect(after('empty', 'End')).toBe('hall-1');
});

it('goes from table to table by the page keys', () => {
  expect(after('garden-1', 'PageDown')).toBe('empty');
  expect(after('empty', 'PageDown')).toBe('hall');
  expect(after('hall-1', 'PageDown')).toBeUndefined();
  expect(after('hall-1', 'PageUp')).toBe('hall');
  expect(after('hall', 'PageUp')).toBe('empty');
  expect(after('garden', 'PageUp')).toBeUndefined();
});

it('ignores other keys, and starts at the first row', () => {
  expect(after('garden', 'x')).toBeUndefined();
  expect(after(undefined, 'ArrowDown')).toBe('garden');
});
