import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { ruleFrom, ruleInput } from './seatingRules.ts';

const nested = (depth: number): object =>
  depth === 1 ? { role: 'guest' } : { not: nested(depth - 1) };
const ids = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `p${from + n}`);
const two = { people: ['mira', 'ada'] };

/** The paths of all errors. */
const wrong = (rule: unknown): string[] =>
  (ruleInput.safeParse(rule).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('a rule in a request', () => {
  it('may call people with the role opportunity customers, ignoring case', () => {
    const sent = { kind: 'PerTable', who: { not: { role: 'Customer' } }, max: 2, weight: 5 };
    const who = { not: { role: 'opportunity' } };
    expect(ruleFrom(ruleInput.parse(sent))).toEqual({ ...sent, who });
  });

  it.each<object>([
    { kind: 'KeepTogether', who: two, hard: true },
    { kind: 'KeepTogether', who: { everyone: true }, each: 'party', hard: true, weight: null },
    { kind: 'KeepApart', who: { company: 'Acme' }, whom: { company: 'Bolt' }, weight: 100 },
    { kind: 'SitBeside', who: two, how: 'nextOrOpposite', weight: 1, hard: false },
    { kind: 'Accompanied', who: { role: 'prospect' }, by: { role: 'employee' }, weight: 12 },
    { kind: 'Near', who: { tag: 'vip' }, place: 'stage', weight: 30 },
    { kind: 'AtTable', who: two, tables: ['garden'], hard: true },
    { kind: 'Reserved', who: { tag: 'press' }, tableTag: 'front', weight: 5 },
    { kind: 'PerTable', who: { everyone: true }, each: 'company', min: 1, max: 1, weight: 8 },
    { kind: 'NotAlone', who: { not: { role: 'employee' } }, each: 'company', weight: 5 },
    { kind: 'Alternate', prefix: 'sex:', weight: 5 },
    { kind: 'InCommon', who: { everyone: true }, prefix: 'speaks:', hard: true },
    { kind: 'Balance', weight: 2 },
    { kind: 'Pairs', source: 'metBefore', weight: 6 },
    { kind: 'PerTable', who: nested(limits.selectorDepth), max: 2, weight: 5 },
  ])('is accepted: %j', (rule) => {
    expect(wrong(rule)).toEqual([]);
  });

  it.each<[object, string[]]>([
    [{}, ['kind']],
    [{ kind: 'keepTogether', who: two, hard: true }, ['kind']],
    [{ kind: 'KeepTogether', hard: true }, ['who']],
    [{ kind: 'KeepTogether', who: null, hard: true }, ['who']],
    [{ kind: 'KeepTogether', who: two }, ['weight']],
    [{ kind: 'KeepTogether', who: two, hard: false }, ['weight']],
    [{ kind: 'KeepTogether', who: two, hard: true, weight: 3 }, ['weight']],
    [{ kind: 'KeepTogether', who: two, weight: 0 }, ['weight']],
    [{ kind: 'KeepTogether', who: two, weight: 101 }, ['weight']],
    [{ kind: 'KeepTogether', who: two, weight: 1.5 }, ['weight']],
    [{ kind: 'KeepTogether', who: two, weight: '5' }, ['weight']],
    [{ kind: 'KeepTogether', who: two, hard: true, place: 'stage' }, ['place']],
    [{ kind: 'KeepTogether', who: { people: ['mira'] }, hard: true }, ['who']],
    [{ kind: 'KeepTogether', who: { people: ['mira', 'mira'] }, hard: true }, ['who']],
    [{ kind: 'KeepTogether', who: two, hard: true, name: 'Ours' }, ['']],
    [{ kind: 'KeepApart', who: { people: ['a'] }, whom: { people: ['a'] }, hard: true }, ['who']],
    [{ kind: 'Accompanied', who: two, weight: 5 }, ['by']],
    [{ kind: 'Near', who: two, place: 'stage', hard: true }, ['hard']],
    [{ kind: 'AtTable', who: two, hard: true }, ['tables']],
    [{ kind: 'AtTable', who: two, tables: [], hard: true }, ['tables']],
    [{ kind: 'AtTable', who: two, tables: ['hall'], tableTag: 'front', hard: true }, ['tables']],
    [{ kind: 'PerTable', who: two, weight: 5 }, ['max']],
    [{ kind: 'PerTable', who: two, min: 3, max: 2, weight: 5 }, ['max']],
    [{ kind: 'PerTable', who: two, max: 21, weight: 5 }, ['max']],
    [{ kind: 'PerTable', who: two, min: -1, weight: 5 }, ['min']],
    [{ kind: 'NotAlone', who: two, weight: 5 }, ['each']],
    [{ kind: 'Alternate', prefix: '', weight: 5 }, ['prefix']],
    [{ kind: 'Balance', hard: true }, ['hard']],
    [{ kind: 'Pairs', weight: 5 }, ['source']],
    [{ kind: 'Pairs', source: 'gossip', weight: 5 }, ['source']],
    [{ kind: 'PerTable', who: {}, max: 1, weight: 5 }, ['who']],
    [{ kind: 'PerTable', who: { tag: 'vip', role: 'guest' }, max: 1, weight: 5 }, ['who']],
    [{ kind: 'PerTable', who: 'everyone', max: 1, weight: 5 }, ['who']],
    [{ kind: 'PerTable', who: [two], max: 1, weight: 5 }, ['who']],
    [{ kind: 'PerTable', who: { everyone: false }, max: 1, weight: 5 }, ['who.everyone']],
    [{ kind: 'PerTable', who: { role: 'king' }, max: 1, weight: 5 }, ['who.role']],
    [{ kind: 'PerTable', who: { people: [] }, max: 1, weight: 5 }, ['who.people']],
    [{ kind: 'PerTable', who: { people: ['a', 7] }, max: 1, weight: 5 }, ['who.people.1']],
    [{ kind: 'PerTable', who: { party: 'Smith' }, max: 1, weight: 5 }, ['who']],
    [{ kind: 'PerTable', who: { any: [] }, max: 1, weight: 5 }, ['who.any']],
    [
      { kind: 'PerTable', who: { any: [two, { all: [{ tag: '' }] }] }, max: 1, weight: 5 },
      ['who.any.1.all.0.tag'],
    ],
    [
      { kind: 'PerTable', who: nested(limits.selectorDepth + 1), max: 1, weight: 5 },
      ['who.not.not.not.not'],
    ],
    [{ kind: 'PerTable', who: { people: ids(201) }, max: 1, weight: 5 }, ['who.people']],
    [
      { kind: 'KeepApart', who: { people: ids(101) }, whom: { people: ids(100, 101) }, hard: true },
      ['who'],
    ],
  ])('is refused with the path of what is wrong: %j', (rule, paths) => {
    expect(wrong(rule)).toEqual(paths);
  });

  it("explains in the form's words what is still to be chosen", () => {
    const messageOf = (rule: object) => ruleInput.safeParse(rule).error?.issues[0]?.message;
    const strength = { who: two, weight: 5 };
    expect(messageOf({ kind: 'Near', place: '', ...strength })).toBe('Name a place');
    expect(messageOf({ kind: 'AtTable', zone: '', ...strength })).toBe('Name a zone');
    expect(messageOf({ kind: 'PerTable', ...strength })).toBe('Say how many at least or at most');
    expect(messageOf({ kind: 'PerTable', min: 3, max: 1, ...strength })).toBe(
      'The most must not be less than the least',
    );
  });

  it('has a limited number of selectors, including nested ones', () => {
    // The outer selector and the nine lists count as well.
    const lists = Array.from({ length: 9 }, () => ({ any: Array(20).fill({ tag: 'vip' }) }));
    const ruleOf = (last: number) => ({
      kind: 'PerTable',
      who: { any: [...lists, ...Array(last).fill({ role: 'guest' })] },
      max: 1,
      weight: 5,
    });
    expect(wrong(ruleOf(limits.selectorsInRule - 190))).toEqual([]);
    expect(wrong(ruleOf(limits.selectorsInRule - 189))).toEqual(['who']);
  });

  it('is refused at its maximum depth, however deep it goes', () => {
    const deep = `${'{"not":'.repeat(10_000)}{}${'}'.repeat(10_000)}`;
    expect(wrong({ kind: 'PerTable', who: JSON.parse(deep), max: 1, weight: 5 })).toEqual([
      'who.not.not.not.not',
    ]);
  });

  it('names each person once, and contains no empty fields', () => {
    const who = { people: ['mira', 'ada', 'mira'], tag: null };
    const sent = {
      kind: 'KeepTogether',
      who,
      whom: null,
      hard: true,
      weight: null,
      each: undefined,
    };
    expect(ruleFrom(ruleInput.parse(sent))).toEqual({
      kind: 'KeepTogether',
      who: { people: ['mira', 'ada'] },
      hard: true,
    });
  });
});
