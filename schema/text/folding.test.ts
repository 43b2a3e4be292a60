import fc from 'fast-check';
import { expect, it } from 'vitest';
import { folded, searchable, spellings } from './folding.ts';

it.each([
  ['letter case', 'VIP', 'vip'],
  ['letter case where it changes the length', 'Straße', 'STRASSE'],
  ['a capital that has a dot', 'İzmir', 'i\u0307zmir'],
  ['letters that end a word', 'ΟΔΥΣΣΕΥΣ', 'Οδυσσευς'],
  ['width', 'Ａｄａ　Ｌ', 'ada l'],
  ['spaces', '  Ada \n Lovelace', 'ada lovelace'],
  ['the form of a letter', 'Jose\u0301', 'JOSÉ'],
  ['what cannot be seen', 'V\u200bI\u00adP', 'vip'],
  ['how an emoji is shown', '❤\ufe0f', '❤'],
])('ignores %s', (_, one, other) => {
  expect(folded(one)).toBe(folded(other));
});

it('distinguishes accents, which a search does not', () => {
  expect(folded('André')).not.toBe(folded('Andre'));
  for (const [name, typed] of [
    ['André', 'andre'],
    ['Bjørn Æster', 'bjorn aester'],
    ['Łukasz', 'lukasz'],
    ['Weiß', 'weiss'],
    ['Kıvanç', 'kivanc'],
    ['Ὀδυσσεύς', 'οδυσσευσ'],
    ['O’Neill', "o'neill"],
    ["O'Neill", 'o‘neill'],
    ['Kaʻiulani', "ka'iulani"],
    ['O’Neill', 'oneill'],
    ['O´Neill', 'oneill'],
    ['Þórður', 'thordur'],
    ['Jean-Luc', 'jean luc'],
    ['GROẞ', 'gross'],
  ] as const)
    expect(searchable(name)).toBe(searchable(typed));
});

it.each([
  ['Jörg Müller', ['jorg muller', 'joerg mueller']],
  ['Åse Ærø', ['ase aero', 'aase aeroe', 'ase aro']],
  ['Mueller', ['mueller', 'muller']],
  ['Anna', ['anna']],
])('also spells %s as on a keyboard without its letters', (name, spelt) => {
  expect(spellings(name).split('\n')).toEqual(spelt);
});

it('makes a text equal to its capitals, in every script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(folded(text.toUpperCase())).toBe(folded(text));
      expect(searchable(text.toUpperCase())).toBe(searchable(text));
    }),
    { numRuns: 5_000 },
  );
});
