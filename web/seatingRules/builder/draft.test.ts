import { describe, expect, it } from 'vitest';
import { ruleFrom, ruleInput } from '../../../schema/inputs/seatingRules.ts';
import { rulePresets, rulesOfPreset } from '../../../schema/seatingRules/rulePresets.ts';
import {
  ruleKinds,
  ruleShapes,
  type SeatingRule,
} from '../../../schema/seatingRules/seatingRules.ts';
import { draftOf, inputOfDraft, newDraft, type RuleDraft, withChange } from './draft.ts';

const said = (draft: RuleDraft) => ruleInput.safeParse(inputOfDraft(draft));
const ruleOfDraft = (draft: RuleDraft): SeatingRule => {
  const parsed = said(draft);
  if (!parsed.success) throw parsed.error;
  return ruleFrom(parsed.data);
};
const firstWrong = (draft: RuleDraft) => said(draft).error?.issues[0]?.path.join('.');

const hard = true as const;
const ada = { people: ['ada'] };
const pair = { people: ['ada', 'ben'] };

/** A rule of each kind, with each of its fields. */
const rules: SeatingRule[] = [
  { kind: 'KeepTogether', hard, who: { everyone: true }, each: 'team:' },
  { kind: 'KeepApart', weight: 30, who: ada, whom: { company: 'Northwind' }, level: 'beside' },
  { kind: 'KeepApart', hard, who: pair, level: 'table' },
  { kind: 'SitBeside', hard, who: pair, how: 'nextOrOpposite' },
  {
    kind: 'Accompanied',
    weight: 10,
    who: { all: [{ role: 'prospect' }, { not: { tag: 'vip' } }] },
    by: { any: [{ role: 'employee' }, ada] },
    level: 'beside',
    how: 'next',
  },
  { kind: 'Accompanied', hard, who: ada, by: { tag: 'host' }, level: 'table' },
  { kind: 'Near', weight: 5, who: { tag: 'vip' }, place: 'stage' },
  { kind: 'AtTable', hard, who: ada, tables: ['t1', 't2'] },
  { kind: 'AtTable', hard, who: ada, tableTag: 'front' },
  { kind: 'Reserved', weight: 99, who: pair, tables: ['t1'] },
  { kind: 'PerTable', hard, who: { everyone: true }, each: 'company', min: 0, max: 4 },
  { kind: 'PerTable', weight: 20, who: { role: 'employee' }, min: 1 },
  { kind: 'NotAlone', weight: 8, who: { everyone: true }, each: 'party' },
  { kind: 'Alternate', hard, prefix: 'language:' },
  { kind: 'InCommon', weight: 5, prefix: 'interest:', who: { role: 'guest' } },
  { kind: 'Balance', weight: 2 },
  { kind: 'Pairs', weight: 6, source: 'metBefore' },
  { kind: 'Pairs', weight: 6, source: 'preferences', avoids: [{ people: ['mira', 'ada'] }] },
];

describe('the draft of a rule', () => {
  it.each(rules)('gives the rule that it was made from: %j', (rule) => {
    expect(ruleOfDraft(draftOf(rule))).toEqual(rule);
  });

  it('exists for each kind of rule', () => {
    expect(new Set(rules.map(({ kind }) => kind))).toEqual(new Set(ruleKinds));
  });

  it.each(rulePresets.flatMap((preset) => rulesOfPreset(preset, 8)))(
    "gives a preset's rule: %j",
    (rule) => {
      // A level that a preset omits becomes explicit.
      expect(ruleOfDraft(draftOf(rule))).toMatchObject(rule);
    },
  );

  it('gives only what its kind has, whatever else was typed', () => {
    const draft = {
      ...newDraft('KeepTogether'),
      who: pair,
      min: '3',
      prefix: 'team:',
      tableTag: 'x',
    };
    expect(inputOfDraft(draft)).toEqual({ kind: 'KeepTogether', hard: true, who: pair });
  });

  it('is never hard if its kind cannot be', () => {
    for (const kind of ruleKinds.filter((one) => ruleShapes[one].isSoftOnly))
      expect(inputOfDraft({ ...newDraft(kind), isHard: true })).not.toHaveProperty('hard');
  });

  it('names the field that is missing or wrong', () => {
    expect(firstWrong(newDraft('KeepTogether'))).toBe('who.people');
    expect(firstWrong({ ...newDraft('AtTable'), who: ada })).toBe('tables');
    expect(firstWrong({ ...newDraft('NotAlone'), each: '' })).toBe('each');
    expect(firstWrong({ ...newDraft('PerTable'), max: 'four' })).toBe('max');
    expect(firstWrong({ ...newDraft('Balance'), weight: '' })).toBe('weight');
    expect(
      firstWrong({ ...newDraft('Accompanied'), who: ada, by: { all: [{ tag: '' }, ada] } }),
    ).toBe('by.all.0.tag');
  });
});

describe('a rule that somebody else changes while its form is open', () => {
  const opened: SeatingRule = { kind: 'AtTable', hard, who: ada, tables: ['t1'] };
  const now: SeatingRule = { kind: 'AtTable', weight: 30, who: pair, tableTag: 'front' };
  const saved = (changed: Partial<RuleDraft>) =>
    ruleOfDraft({ ...draftOf(now), ...withChange({}, draftOf(opened), changed) });

  it('keeps what was not changed in the form', () => {
    expect(saved({})).toEqual(now);
    expect(saved({ who: { tag: 'choir' } })).toEqual({ ...now, who: { tag: 'choir' } });
  });

  it('has the whole of a choice of which the form changed one part', () => {
    expect(saved({ tables: ['t1', 't2'] })).toEqual({
      kind: 'AtTable',
      weight: 30,
      who: pair,
      tables: ['t1', 't2'],
    });
    expect(saved({ isHard: false })).toMatchObject({ weight: 20, tableTag: 'front' });
  });
});
