import { isSameRule, type RuleFields, type SeatingRule } from './seatingRules.ts';

export const rulePresets = [
  'colleaguesTogether',
  'clientDinner',
  'newFaces',
  'familiesAndFriends',
] as const;
export type RulePreset = (typeof rulePresets)[number];

const everyone = { everyone: true } as const;
const hosts = { role: 'employee' } as const;
const guests = { not: hosts } as const;
const hostBeside = { kind: 'Accompanied', by: hosts, level: 'beside', how: 'next' } as const;

/** The largest share of a table that one company may take. */
const largestShare = 0.4;

/**
 * The rules of a preset. They need no input, because they select people by role and group.
 * @param tableSize the number of people at most of the tables
 */
export const rulesOfPreset = (preset: RulePreset, tableSize: number): SeatingRule[] => {
  switch (preset) {
    case 'colleaguesTogether':
      return [
        { kind: 'KeepTogether', who: everyone, each: 'company', weight: 10 },
        { kind: 'NotAlone', who: everyone, each: 'company', weight: 8 },
      ];
    case 'clientDinner':
      return [
        { ...hostBeside, who: { role: 'prospect' }, weight: 20 },
        { kind: 'Accompanied', who: { role: 'opportunity' }, by: hosts, level: 'table', weight: 6 },
        { kind: 'PerTable', who: hosts, min: 1, weight: 20 },
        {
          kind: 'PerTable',
          who: everyone,
          each: 'company',
          max: Math.max(1, Math.floor(tableSize * largestShare)),
          weight: 8,
        },
        { kind: 'NotAlone', who: guests, each: 'company', weight: 5 },
        { kind: 'Pairs', source: 'accountExecutive', weight: 10 },
        { kind: 'Balance', weight: 2 },
      ];
    case 'newFaces':
      return [
        { kind: 'PerTable', who: guests, each: 'company', max: 1, weight: 10 },
        { kind: 'PerTable', who: hosts, min: 1, weight: 15 },
        { kind: 'Pairs', source: 'metBefore', weight: 6 },
        { kind: 'Balance', weight: 2 },
      ];
    case 'familiesAndFriends':
      return [
        { kind: 'KeepTogether', who: everyone, each: 'party', hard: true },
        { kind: 'SitBeside', who: everyone, each: 'party', how: 'next', weight: 20 },
        { kind: 'Accompanied', who: guests, by: guests, level: 'beside', how: 'next', weight: 5 },
        { kind: 'Pairs', source: 'preferences', weight: 8 },
      ];
  }
};

/**
 * Whether a rule already covers one of a preset: it says the same, perhaps with another strength, other
 * numbers or other pairs. A preset does not add a rule that the organiser has adapted.
 */
export const standsFor = (rule: SeatingRule, ofPreset: SeatingRule): boolean =>
  isSameRule(withoutNumbers(rule), withoutNumbers(ofPreset)) && bounds(rule, ofPreset);

/** Whether a rule limits what the preset's rule limits: "at most 2" does not cover "at least 1". */
const bounds = (rule: RuleFields, ofPreset: RuleFields): boolean =>
  (!ofPreset.min || Boolean(rule.min)) && (ofPreset.max === undefined || rule.max !== undefined);

const withoutNumbers = ({
  hard: _,
  weight: __,
  min: ___,
  max: ____,
  likes: _____,
  avoids: ______,
  met: _______,
  ...rule
}: RuleFields) => rule as SeatingRule;
