import { describe, expect, it } from 'vitest';
import { changeText, worthText } from './changeText.ts';
import { type KeptReason, keptText, pointsOfText } from './reasonText.ts';

const nameOf = (id: string) => id;

const reason = (kind: string, count: number, of: number, ...personIds: string[]): KeptReason => ({
  from: 'rule',
  kind,
  role: 'who',
  points: 0,
  broken: 0,
  count,
  of,
  personIds,
});

const sentences: [KeptReason, string][] = [
  [reason('KeepTogether', 2, 3, 'Ada', 'Ben'), '2 of 3 others at this table: Ada and Ben'],
  [reason('KeepTogether', 0, 0), 'Nobody else of this group is in the plan'],
  [reason('NotAlone', 0, 4), '0 of 4 others at this table'],
  [reason('SitBeside', 1, 2, 'Ada'), 'Beside 1 of 2: Ada'],
  [reason('KeepApart', 0, 3), 'Apart from all of them'],
  [reason('KeepApart', 1, 3, 'Zoe'), 'Not kept apart from Zoe'],
  [reason('Accompanied', 1, 1, 'Sara'), 'With Sara'],
  [reason('Accompanied', 0, 1), 'With none of them'],
  [{ ...reason('Accompanied', 2, 5, 'Ada', 'Ben'), role: 'by' }, 'Company for 2 of 5'],
  [reason('Near', 1, 9), 'At the nearest table'],
  [reason('Near', 4, 9), 'At table 4 of 9 by distance'],
  [reason('AtTable', 1, 1), 'Sits as the rule wants'],
  [reason('Reserved', 0, 1), 'Sits where the rule does not want it'],
  [reason('PerTable', 2, 2), '2 at this table, as wanted'],
  [{ ...reason('PerTable', 1, 2), points: -2 }, '1 at this table, at least 2 wanted'],
  [{ ...reason('PerTable', 0, 1), broken: 1 }, '0 at this table, at least 1 wanted'],
  [reason('PerTable', 1, 3), '1 at this table, as wanted'],
  [{ ...reason('PerTable', 4, 3), points: -2 }, '4 at this table, at most 3 wanted'],
  [{ ...reason('PerTable', 4, 3), broken: 1 }, '4 at this table, at most 3 wanted'],
  [reason('PerTable', 4, 1), '4 at this table, as wanted'],
  [reason('Alternate', 0, 2), 'All neighbours differ'],
  [reason('Alternate', 1, 2, 'Ada'), '1 of 2 neighbours are alike: Ada'],
  [reason('InCommon', 0, 2), 'All neighbours have something in common'],
  [reason('InCommon', 2, 2, 'Ada', 'Ben'), '2 of 2 neighbours have nothing in common: Ada and Ben'],
  [reason('Balance', 7, 6.25), '7 sit at this table; its size asks for 6.3'],
  [{ ...reason('', 1, 3, 'Ada'), from: 'pairs', kind: null }, '1 of 3 of them at this table: Ada'],
  [{ ...reason('', 1, 1), from: 'moves', kind: null }, 'Has moved'],
  [reason('SomethingNew', 1, 2), '1 of 2'],
];

describe("the reason for somebody's seat", () => {
  it.each([
    [20, 20, '20 of 20 points'],
    [0.1 + 0.2, 0.3, '0.3 of 0.3 points'],
    [20 - 1e-12, 20, '20 of 20 points'],
    [19.7, 20, '19.7 of 20 points'],
    [19.98, 20, '19.9 of 20 points'],
    [19.2, 20, '19 of 20 points'],
    [8.97, 9, '8.9 of 9 points'],
    [-3.7, 0, '−3.7 points'],
  ])('shows %f of %f points as all only if nothing is lost', (points, most, text) => {
    expect(pointsOfText({ points, most })).toBe(text);
  });

  it.each(sentences)('is put into words: %#', (given, text) => {
    expect(keptText(given, nameOf)).toBe(text);
  });

  it('names at most three of many', () => {
    expect(keptText(reason('KeepTogether', 6, 6, ...'ABCDEF'), nameOf)).toBe(
      '6 of 6 others at this table: A, B, C, and 3 others',
    );
  });
});

describe('the effect of another seat', () => {
  const rule = 'Ivo sits apart from Zoe';

  it('is given with the points and the people', () => {
    const change = { points: -18, broken: 0, personIds: ['Zoe'] };
    expect(changeText(change, rule, nameOf)).toBe('Ivo sits apart from Zoe: −18 (Zoe)');
  });

  it('is stated plainly for must-rules', () => {
    const change = { points: 0, personIds: [] };
    expect(changeText({ ...change, broken: 1 }, rule, nameOf)).toBe(`${rule}: would be broken`);
    expect(changeText({ ...change, broken: -1 }, rule, nameOf)).toBe(`${rule}: would be kept`);
  });

  it('counts must-rules before points', () => {
    expect(worthText({ hard: 1, points: 50 })).toBe('Breaks a must-rule');
    expect(worthText({ hard: -2, points: -5 })).toBe('Mends 2 must-rules');
    expect(worthText({ hard: 0, points: -3.25 })).toBe('−3.2');
    expect(worthText({ hard: 0, points: 0.01 })).toBe('Makes no difference');
  });
});
