import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellOfList, listInCell, saysNothing } from './listInCell.ts';

it('leaves entries that need no quotes', () => {
  expect(cellOfList(['vegan', 'no nuts (almonds)'])).toBe('vegan; no nuts (almonds)');
});

it.each([
  ['vegan; no nuts', ['vegan', 'no nuts']],
  ['vegan,no nuts;', ['vegan', 'no nuts']],
  [' ;, ', []],
  ['"milk, raw"; nuts', ['milk, raw', 'nuts']],
  ['nuts,"milk, ""raw"""', ['nuts', 'milk, "raw"']],
  ['6" heels; "vegan', ['6" heels', '"vegan']],
  ['"vegan" please; nuts', ['"vegan" please', 'nuts']],
])('reads %j as %j', (cell, entries) => {
  expect(listInCell(cell, { marks: ';,' })).toEqual(entries);
});

it('ends a quoted entry only where entries end', () => {
  expect(listInCell('"Bo", the builder; Ada', { marks: ';' })).toEqual([
    '"Bo", the builder',
    'Ada',
  ]);
});

it('reads every list that it has written', () => {
  const entry = fc
    .string({ unit: fc.constantFrom('a', '-', ' ', '\n', ';', ',', '"', '(', ')') })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const cell = cellOfList(entries);
      expect(saysNothing(cell)).toBe(false);
      for (const by of [{ marks: ';\n' }, { marks: ';,\n', outsideBrackets: true }])
        expect(listInCell(cell, by)).toEqual(entries);
    }),
  );
});

it.each([
  ['nuts (almonds, hazelnuts), milk', ['nuts (almonds, hazelnuts)', 'milk']],
  ['milk, nuts (almonds', ['milk', 'nuts (almonds']],
  ['a), b (c; d', ['a)', 'b (c', 'd']],
])('reads %j outside of brackets as %j', (cell, entries) => {
  expect(listInCell(cell, { marks: ';,', outsideBrackets: true })).toEqual(entries);
});

it('reads a cell as long as a file in one pass', () => {
  const cell = `a${';'.repeat(2_000_000)}`;
  expect(listInCell(cell, { marks: ';,', outsideBrackets: true })).toEqual(['a']);
});

it.each([
  'なし',
  '没有',
  '없음',
  'لا يوجد',
  'אין',
  'Нет',
  'Όχι',
  'Žádné',
  'Nie',
  'Yok',
  'None of the above',
  'Standard',
])('says nothing by %j', (cell) => {
  expect(saysNothing(cell)).toBe(true);
});
