import { expect, it } from 'vitest';
import { flowed, gap, type Strip } from './flow.ts';

/** A strip that draws its name and its top. */
const strip = (name: string, height: number, more: Partial<Strip> = {}): Strip => ({
  height,
  draw: (y) => [{ type: 'path', d: `${name}@${y}` }],
  ...more,
});
const pagesOf = (strips: readonly Strip[], height: number) =>
  flowed(strips, height).map((draw) =>
    draw(0).map((part) => (part.type === 'path' ? part.d : part.type)),
  );

it('continues on another page if the next strip does not fit', () => {
  const rows = ['a', 'b', 'c'].map((name) => strip(name, 4));
  expect(pagesOf(rows, 9)).toEqual([['a@0', 'b@4'], ['c@0']]);
  expect(pagesOf(rows, 12)).toEqual([['a@0', 'b@4', 'c@8']]);
  expect(pagesOf([], 9)).toEqual([]);
});

it('keeps a heading with what follows it, and leaves no gap at the top of a page', () => {
  const heading = strip('head', 3, { isHead: true });
  expect(pagesOf([strip('a', 4), gap(2), heading, strip('b', 4)], 12)).toEqual([
    ['a@0'],
    ['head@0', 'b@3'],
  ]);
});

it('repeats column names on each page that starts with one of their rows', () => {
  const columns = strip('columns', 2, { isHead: true });
  const rows = ['a', 'b', 'c', 'd'].map((name) => strip(name, 4, { under: columns }));
  expect(pagesOf([columns, ...rows], 10)).toEqual([
    ['columns@0', 'a@2', 'b@6'],
    ['columns@0', 'c@2', 'd@6'],
  ]);
});

it('leaves no row of a table alone, neither at the end of a page nor on the next', () => {
  const columns = strip('columns', 2, { isHead: true });
  const tableOf = (...names: string[]) => [
    columns,
    ...names.map((name) => strip(name, 4, { under: columns })),
  ];
  expect(pagesOf(tableOf('a', 'b', 'c', 'd'), 14)).toEqual([
    ['columns@0', 'a@2', 'b@6'],
    ['columns@0', 'c@2', 'd@6'],
  ]);
  expect(pagesOf([strip('text', 4), ...tableOf('a', 'b')], 10)).toEqual([
    ['text@0'],
    ['columns@0', 'a@2', 'b@6'],
  ]);
});

it('separates rows that do not fit a page together', () => {
  const columns = strip('columns', 2, { isHead: true });
  const rows = ['a', 'b'].map((name) => strip(name, 7, { under: columns }));
  expect(pagesOf([columns, ...rows], 10)).toEqual([
    ['columns@0', 'a@2'],
    ['columns@0', 'b@2'],
  ]);
});

it('continues long headings on another page, instead of below its end', () => {
  const headings = ['a', 'b', 'c'].map((name) => strip(name, 4, { isHead: true }));
  expect(pagesOf([...headings, strip('row', 4)], 10)).toEqual([
    ['a@0', 'b@4'],
    ['c@0', 'row@4'],
  ]);
});

it('gives anything higher than a page its own page', () => {
  expect(pagesOf([strip('a', 4), strip('tall', 30), strip('b', 4)], 10)).toEqual([
    ['a@0'],
    ['tall@0'],
    ['b@0'],
  ]);
});
