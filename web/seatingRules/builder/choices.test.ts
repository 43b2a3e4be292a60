import { describe, expect, it } from 'vitest';
import type { RuleView } from '../ruleNames.ts';
import { choicesOf } from './choices.ts';
import { selectorKindOf, selectorOf } from './selectorKinds.ts';

const person = (id: string, name: string, company: string | null, ...tags: string[]) => [
  id,
  { id, name, company, title: null, tags },
];
const view = {
  people: new Map([
    person('z', 'Zoë Lind', 'Northwind', 'vip', 'team:red'),
    person('a', 'Ada Byron', 'northwind ', 'team:blue', 'VIP'),
    person('b', 'Ben Falk', null, 'event:AAAAAAAAAAAAAAAAAAAAAA'),
  ] as never),
  places: new Map([
    ['s', { id: 's', name: 'Stage' }],
    ['d', { id: 'd', name: 'Door' }],
  ]),
  tables: [{ table: { id: 't2', name: 'Bar' } }, { table: { id: 't1', name: 'Garden' } }],
} as unknown as RuleView;
const choices = choicesOf(view);
const names = (options: readonly { name: string }[]) => options.map(({ name }) => name);

describe('the choices that a plan offers', () => {
  it('are people by name, ignoring accents, but nobody twice', () => {
    expect(names(choices.people('', []))).toEqual(['Ada Byron', 'Ben Falk', 'Zoë Lind']);
    expect(names(choices.people('zoe', []))).toEqual(['Zoë Lind']);
    expect(names(choices.people('', ['a', 'z']))).toEqual(['Ben Falk']);
  });

  it('are each company and each tag of people once', () => {
    expect(choices.companies('').length).toBe(1);
    expect(names(choices.tags('')).map((tag) => tag.toLowerCase())).toEqual([
      'team:blue',
      'team:red',
      'vip',
    ]);
    expect(names(choices.prefixes(''))).toEqual(['team:']);
  });

  it('are the objects on the floor by name', () => {
    expect(names(choices.places)).toEqual(['Door', 'Stage']);
  });

  it('are tables in the order of the plan', () => {
    expect(names(choices.tables('', []))).toEqual(['Bar', 'Garden']);
    expect(names(choices.tables('gar', []))).toEqual(['Garden']);
  });
});

describe('another way to select people', () => {
  it('keeps the selection as a part of a combination', () => {
    const ada = { people: ['a'] };
    expect(selectorOf('all', ada)).toEqual({ all: [ada, { tag: '' }] });
    expect(selectorOf('any', selectorOf('all', ada))).toEqual({ any: [ada, { tag: '' }] });
    expect(selectorOf('not', { tag: 'vip' })).toEqual({ not: { tag: 'vip' } });
  });

  it('starts anew if there is nothing to keep', () => {
    expect(selectorOf('people', { tag: 'vip' })).toEqual({ people: [] });
    expect(selectorOf('not', { everyone: true })).toEqual({ not: { role: 'employee' } });
    expect(selectorKindOf(selectorOf('company', { everyone: true }))).toBe('company');
  });
});
