import { describe, expect, it } from 'vitest';
import { rulePresets, rulesOfPreset } from '../../schema/seatingRules/rulePresets.ts';
import {
  ruleKinds,
  type SeatingRule,
  type Selector,
} from '../../schema/seatingRules/seatingRules.ts';
import { ruleSentence } from './ruleSentence.ts';

const people: Record<string, string> = {
  nina: 'Nina Falk',
  omar: 'Omar Haddad',
  petra: 'Petra Lind',
};
const names = {
  person: (id: string) => people[id],
  table: (id: string) => ({ t1: 'Table 1', t2: 'Table 2' })[id],
  place: (id: string) => ({ stage: 'the stage' })[id],
};
const says = (rule: SeatingRule) => ruleSentence(rule, names);

const hard = true as const;
const nina = { people: ['nina'] };
const ninaAndOmar = { people: ['nina', 'omar'] };
const all = { people: ['nina', 'omar', 'petra'] };
const everyone = { everyone: true } as const;
const hosts = { role: 'employee' } as const;
const guests = { not: hosts } as const;

/** Each kind, in each of its forms. */
const sentences: [SeatingRule, string][] = [
  [{ kind: 'KeepTogether', hard, who: ninaAndOmar }, 'Nina Falk and Omar Haddad sit at one table'],
  [
    { kind: 'KeepTogether', hard, who: { tag: 'choir' } },
    'Everybody tagged “choir” sits at one table',
  ],
  [
    { kind: 'KeepTogether', hard, who: everyone, each: 'company' },
    'Each company sits at one table',
  ],
  [
    { kind: 'KeepTogether', hard, who: guests, each: 'team:' },
    'Each group of tags “team:” sits at one table, among people other than employees',
  ],
  [
    { kind: 'KeepApart', hard, who: ninaAndOmar },
    'Nina Falk and Omar Haddad sit at different tables',
  ],
  [
    { kind: 'KeepApart', hard, who: all },
    'Nina Falk, Omar Haddad, and Petra Lind all sit at different tables',
  ],
  [
    { kind: 'KeepApart', hard, who: nina, whom: { company: 'Northwind' } },
    'Nina Falk sits at a different table from everybody from Northwind',
  ],
  [
    { kind: 'KeepApart', hard, who: ninaAndOmar, whom: { role: 'employee' } },
    'Nina Falk and Omar Haddad sit at different tables from every employee',
  ],
  [
    { kind: 'KeepApart', hard, who: nina, whom: { company: 'Northwind' }, level: 'beside' },
    'Nina Falk does not sit beside anybody from Northwind',
  ],
  [
    { kind: 'KeepApart', hard, who: { role: 'guest' }, whom: hosts, level: 'beside' },
    'No guest sits beside any employee',
  ],
  [{ kind: 'KeepApart', hard, who: { role: 'prospect' } }, 'No two prospects sit at one table'],
  [
    { kind: 'KeepApart', hard, who: ninaAndOmar, whom: { people: ['petra'] }, level: 'beside' },
    'Nina Falk and Omar Haddad do not sit beside Petra Lind',
  ],
  [
    { kind: 'KeepApart', hard, who: all, level: 'beside' },
    'Nina Falk, Omar Haddad, and Petra Lind do not sit beside one another',
  ],
  [
    { kind: 'KeepApart', hard, who: { tag: 'press' } },
    'No two people tagged “press” sit at one table',
  ],
  [
    { kind: 'KeepApart', hard, who: guests, level: 'beside' },
    'No two people other than employees sit beside one another',
  ],
  [{ kind: 'SitBeside', hard, who: ninaAndOmar }, 'Nina Falk and Omar Haddad sit side by side'],
  [
    { kind: 'SitBeside', weight: 20, who: everyone, each: 'party', how: 'nextOrOpposite' },
    'Each party sits side by side or face to face',
  ],
  [
    { kind: 'Accompanied', hard, who: nina, by: hosts, level: 'beside', how: 'next' },
    'Nina Falk sits beside an employee',
  ],
  [
    { kind: 'Accompanied', hard, who: ninaAndOmar, by: { tag: 'host' } },
    'Nina Falk and Omar Haddad each share a table with somebody tagged “host”',
  ],
  [
    {
      kind: 'Accompanied',
      weight: 5,
      who: { role: 'opportunity' },
      by: ninaAndOmar,
      level: 'beside',
      how: 'nextOrOpposite',
    },
    'Every customer sits beside or opposite Nina Falk or Omar Haddad',
  ],
  [
    { kind: 'Near', weight: 10, who: { tag: 'vip' }, place: 'stage' },
    'Everybody tagged “vip” sits near the stage',
  ],
  [
    { kind: 'Near', weight: 10, who: ninaAndOmar, place: 'gone' },
    'Nina Falk and Omar Haddad sit near a place that has been removed',
  ],
  [
    { kind: 'AtTable', hard, who: nina, tables: ['t1', 't2'] },
    'Nina Falk sits at Table 1 or Table 2',
  ],
  [
    { kind: 'AtTable', hard, who: ninaAndOmar, tableTag: 'front' },
    'Nina Falk and Omar Haddad sit at a table tagged “front”',
  ],
  [{ kind: 'Reserved', hard, who: hosts, tables: ['t1'] }, 'Table 1 is kept for employees'],
  [
    { kind: 'Reserved', hard, who: hosts, tables: ['t1', 'gone'] },
    'Table 1 and a table that has been removed are kept for employees',
  ],
  [
    { kind: 'Reserved', hard, who: { tag: 'press' }, tables: ['t1'] },
    'Table 1 is kept for people tagged “press”',
  ],
  [
    { kind: 'Reserved', hard, who: all, tableTag: 'quiet' },
    'The tables tagged “quiet” are kept for Nina Falk, Omar Haddad, and Petra Lind',
  ],
  [{ kind: 'PerTable', hard, who: hosts, min: 1 }, 'At least 1 employee at each table'],
  [
    { kind: 'PerTable', weight: 9, who: { role: 'prospect' }, min: 1, max: 2 },
    '1 to 2 prospects at each table',
  ],
  [{ kind: 'PerTable', hard, who: everyone, max: 6 }, 'At most 6 people at a table'],
  [
    { kind: 'PerTable', hard, who: everyone, each: 'company', max: 4 },
    'At most 4 people of one company at a table',
  ],
  [
    { kind: 'PerTable', hard, who: guests, each: 'party', max: 1 },
    'At most 1 person of one party at a table, among people other than employees',
  ],
  [
    { kind: 'PerTable', hard, who: { tag: 'child' }, min: 2, max: 4 },
    '2 to 4 people tagged “child” at each table',
  ],
  [
    { kind: 'PerTable', hard, who: ninaAndOmar, min: 1, max: 1 },
    'Exactly 1 person among Nina Falk and Omar Haddad at each table',
  ],
  [
    { kind: 'NotAlone', weight: 8, who: everyone, each: 'company' },
    'Nobody is the only one of their company at a table',
  ],
  [
    { kind: 'NotAlone', weight: 8, who: { role: 'opportunity' }, each: 'company' },
    'No customer is the only one of their company at a table',
  ],
  [
    { kind: 'NotAlone', weight: 8, who: guests, each: 'team:' },
    'Nobody other than employees is the only one with their tag “team:” at a table',
  ],
  [
    { kind: 'Alternate', weight: 5, prefix: 'language:' },
    'Neighbours differ in their tag “language:”',
  ],
  [
    { kind: 'InCommon', weight: 5, prefix: 'interest:', who: { role: 'guest' } },
    'Neighbours share a tag “interest:”, among guests',
  ],
  [{ kind: 'Balance', weight: 2 }, 'Tables are filled evenly'],
  [
    { kind: 'Pairs', weight: 10, source: 'accountExecutive' },
    'Account executives sit with their accounts',
  ],
  [
    { kind: 'Pairs', weight: 10, source: 'metBefore' },
    'People who sat together at earlier events meet somebody new',
  ],
  [{ kind: 'Pairs', weight: 10, source: 'preferences' }, 'Likes and dislikes count'],
  [
    {
      kind: 'Pairs',
      weight: 10,
      source: 'preferences',
      likes: [{ people: ['sara', 'tom'] }],
    },
    'Likes and dislikes count: 1 pair likes one another, 0 pairs avoid one another',
  ],
];

describe('a rule as a sentence', () => {
  it.each(sentences)('is written as %j', (rule, sentence) => {
    expect(says(rule)).toBe(sentence);
  });

  it('exists for each kind of rule', () => {
    expect(new Set(sentences.map(([{ kind }]) => kind))).toEqual(new Set(ruleKinds));
  });

  it('exists for each rule of each preset', () => {
    const rules = rulePresets.flatMap((preset) => rulesOfPreset(preset, 10));
    expect(rules.map(says)).toContain('Every prospect sits beside an employee');
    expect(new Set(rules.map(says)).size).toBeGreaterThan(10);
  });

  it.each<[Selector, string]>([
    [everyone, 'Everybody sits at Table 1'],
    [
      { all: [{ company: 'Northwind' }, { tag: 'vip' }] },
      'Everybody from Northwind and tagged “vip” sits at Table 1',
    ],
    [
      { any: [{ role: 'guest' }, nina] },
      'Everybody of role Guest or among Nina Falk sits at Table 1',
    ],
    [
      { all: [{ role: 'guest' }, { not: { tag: 'vip' } }] },
      'Everybody of role Guest and not tagged “vip” sits at Table 1',
    ],
    [
      { not: { any: [{ tag: 'a' }, { tag: 'b' }] } },
      'Everybody except those tagged “a” or tagged “b” sits at Table 1',
    ],
    [
      { all: [{ role: 'guest' }, { any: [{ tag: 'a' }, { tag: 'b' }] }] },
      'Everybody of role Guest and (tagged “a” or tagged “b”) sits at Table 1',
    ],
    [
      { any: [{ all: [{ role: 'guest' }, { tag: 'a' }] }, { tag: 'b' }] },
      'Everybody (of role Guest and tagged “a”) or tagged “b” sits at Table 1',
    ],
    [
      { all: [{ role: 'guest' }, { not: { any: [{ tag: 'a' }, { tag: 'b' }] } }] },
      'Everybody of role Guest and not (tagged “a” or tagged “b”) sits at Table 1',
    ],
    [{ not: ninaAndOmar }, 'Everybody except Nina Falk and Omar Haddad sits at Table 1'],
    [
      { all: [everyone, { tag: 'vip' }] },
      'Everybody in the event and tagged “vip” sits at Table 1',
    ],
  ])('describes the selected people of %j', (who, sentence) => {
    expect(says({ kind: 'AtTable', hard, who, tables: ['t1'] })).toBe(sentence);
  });

  it('tells that a named person was removed', () => {
    expect(says({ kind: 'KeepTogether', hard, who: { people: ['nina', 'zoe'] } })).toBe(
      'Nina Falk and somebody who has been removed sit at one table',
    );
  });

  it('names a few of many people, and counts the others', () => {
    const many = Array.from({ length: 12 }, (_, n) => (n === 0 ? 'nina' : `p${n}`));
    expect(says({ kind: 'KeepTogether', hard, who: { people: many } })).toMatch(
      /^Nina Falk, .* and 7 others sit at one table$/,
    );
  });
});
