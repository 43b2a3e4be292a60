import { describe, expect, it } from 'vitest';
import {
  isPointless,
  isSameRule,
  peopleMeantBy,
  peopleNamedBy,
  ruleWithIds,
  ruleWithout,
  type SeatingRule,
  type Selector,
} from './seatingRules.ts';

const pair = (...people: string[]): SeatingRule => ({
  kind: 'KeepTogether',
  who: { people },
  hard: true,
});
const left = (rule: SeatingRule, ...people: string[]) =>
  ruleWithout(rule, { people: new Set(people) });
const of = (who: Selector): SeatingRule => ({ kind: 'PerTable', who, max: 1, weight: 5 });

describe('a rule that loses somebody', () => {
  it('names the others', () => {
    expect(left(pair('mira', 'jonas', 'ada'), 'jonas')).toEqual(pair('mira', 'ada'));
  });

  it('is identical if it does not name them', () => {
    const rule = pair('mira', 'jonas');
    expect(left(rule, 'ada')).toBe(rule);
  });

  it.each<[string, SeatingRule]>([
    ['a pair', pair('mira', 'jonas')],
    [
      'a pair beside one another',
      { kind: 'SitBeside', who: { people: ['mira', 'ada'] }, weight: 9 },
    ],
    [
      'two sides of which one is empty',
      { kind: 'KeepApart', who: { people: ['mira'] }, whom: { tag: 'press' }, hard: true },
    ],
    [
      'a companion who was the only one',
      { kind: 'Accompanied', who: { role: 'guest' }, by: { people: ['mira'] }, weight: 9 },
    ],
    [
      'a table kept for them',
      { kind: 'Reserved', who: { people: ['mira'] }, tableTag: 'front', weight: 1 },
    ],
    ['all of several selectors', of({ all: [{ role: 'guest' }, { people: ['mira'] }] })],
    ['any of selectors that name them alone', of({ any: [{ people: ['mira'] }] })],
  ])('is removed if nothing is left of it: %s', (_, rule) => {
    expect(left(rule, 'mira')).toBeNull();
  });

  it('stays for the others whom it selects', () => {
    expect(left(of({ any: [{ people: ['mira'] }, { tag: 'press' }] }), 'mira')).toEqual(
      of({ any: [{ tag: 'press' }] }),
    );
    expect(left(of({ not: { people: ['mira'] } }), 'mira')).toEqual(of({ everyone: true }));
    expect(left(of({ not: { people: ['mira', 'ada'] } }), 'mira')).toEqual(
      of({ not: { people: ['ada'] } }),
    );
  });

  it('loses tables the same way, and is removed with the last one', () => {
    const rule: SeatingRule = {
      kind: 'AtTable',
      who: { role: 'guest' },
      tables: ['garden', 'hall'],
      hard: true,
    };
    const fewer = ruleWithout(rule, { tables: new Set(['garden']) });
    expect(fewer).toEqual({ ...rule, tables: ['hall'] });
    expect(ruleWithout(rule, { tables: new Set(['garden', 'hall']) })).toBeNull();
  });
});

it('names people within every selector, once each', () => {
  const rule: SeatingRule = {
    kind: 'Accompanied',
    who: { all: [{ people: ['mira', 'ada'] }, { not: { any: [{ people: ['jonas'] }] } }] },
    by: { people: ['ada'] },
    weight: 3,
  };
  expect(peopleNamedBy(rule)).toEqual(['mira', 'ada', 'jonas']);
});

it('has only other ids in a copy', () => {
  const near: SeatingRule = {
    kind: 'Near',
    who: { any: [{ people: ['mira'] }, { tag: 'mira' }] },
    place: 'stage',
    weight: 4,
  };
  expect(ruleWithIds(near, (id) => `${id}~copy`)).toEqual({
    ...near,
    who: { any: [{ people: ['mira~copy'] }, { tag: 'mira' }] },
    place: 'stage~copy',
  });
  const at: SeatingRule = { kind: 'AtTable', who: { role: 'guest' }, tables: ['hall'], hard: true };
  expect(ruleWithIds(at, (id) => `${id}~copy`)).toEqual({ ...at, tables: ['hall~copy'] });
});

describe('a rule about pairs', () => {
  const known: SeatingRule = {
    kind: 'Pairs',
    source: 'preferences',
    weight: 8,
    likes: [{ people: ['mira', 'ada'] }, { people: ['ada', 'jonas'] }],
    avoids: [{ people: ['mira', 'jonas'] }],
  };

  it('names its people, and has other ids in a copy', () => {
    expect(peopleNamedBy(known)).toEqual(['mira', 'ada', 'jonas']);
    expect(ruleWithIds(known, (id) => `${id}~copy`)).toEqual({
      ...known,
      likes: [{ people: ['mira~copy', 'ada~copy'] }, { people: ['ada~copy', 'jonas~copy'] }],
      avoids: [{ people: ['mira~copy', 'jonas~copy'] }],
    });
  });

  it('loses the pairs of a leaving person, and keeps the others', () => {
    expect(ruleWithout(known, { people: new Set(['mira']) })).toEqual({
      kind: 'Pairs',
      source: 'preferences',
      weight: 8,
      likes: [{ people: ['ada', 'jonas'] }],
    });
    const met: SeatingRule = {
      kind: 'Pairs',
      source: 'metBefore',
      weight: 6,
      met: [{ people: ['mira', 'ada', 'jonas'] }],
    };
    expect(ruleWithout(met, { people: new Set(['mira']) })).toEqual({
      ...met,
      met: [{ people: ['ada', 'jonas'] }],
    });
  });

  it('covers named pairs, and not everybody who met before', () => {
    expect(peopleMeantBy(known)).toEqual(['mira', 'ada', 'jonas']);
    const met = [{ people: ['mira', 'ada'] }];
    expect(peopleMeantBy({ kind: 'Pairs', source: 'metBefore', weight: 6, met })).toEqual([]);
  });
});

it('is equal regardless of the order of its fields, and different with another strength', () => {
  const rule = pair('mira', 'ada');
  expect(
    isSameRule(rule, { hard: true, who: { people: ['mira', 'ada'] }, kind: 'KeepTogether' }),
  ).toBe(true);
  expect(
    isSameRule(rule, { kind: 'KeepTogether', who: { people: ['mira', 'ada'] }, weight: 5 }),
  ).toBe(false);
});

it('is empty if it keeps one person apart from themselves', () => {
  const who = { people: ['mira'] };
  expect(isPointless({ kind: 'KeepApart', who, whom: who, hard: true })).toBe(true);
  expect(isPointless({ kind: 'KeepApart', who, hard: true })).toBe(true);
  expect(isPointless({ kind: 'KeepApart', who: { tag: 'press' }, hard: true })).toBe(false);
});
