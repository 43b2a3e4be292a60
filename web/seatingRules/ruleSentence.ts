import type {
  AtTables,
  PairSource,
  SeatingRule,
  Selector,
} from '../../schema/seatingRules/seatingRules.ts';
import { t } from '../texts/en/ruleSentences.ftl';
import { listText, listTextOr, numberText } from '../texts/formats.ts';
import type { RuleNames } from './ruleNames.ts';
import { describeGroup, everybodyText, groupText, somebodyText } from './whomText.ts';

type Of<Kind extends SeatingRule['kind']> = Extract<SeatingRule, { kind: Kind }>;

/**
 * A rule as a sentence: "Sara Bielski sits beside somebody of role Employee". Begins with a capital
 * letter, and has no full stop.
 */
export const ruleSentence = (rule: SeatingRule, names: RuleNames): string =>
  capitalised(sentenceOf(rule, names));

const sentenceOf = (rule: SeatingRule, names: RuleNames): string => {
  switch (rule.kind) {
    case 'KeepTogether':
      return ofGroups('together', rule, names);
    case 'SitBeside':
      return ofGroups(
        rule.how === 'nextOrOpposite' ? 'side-by-side-or-opposite' : 'side-by-side',
        rule,
        names,
      );
    case 'KeepApart':
      return apart(rule, names);
    case 'Accompanied':
      return accompanied(rule, names);
    case 'Near': {
      const { text: who, count } = everybodyText(rule.who, names);
      return t('near-place', { who, count, place: names.place(rule.place) ?? t('removed-place') });
    }
    case 'AtTable': {
      const { text: who, count } = everybodyText(rule.who, names);
      return t('at-table', { who, count, tables: tablesText(rule, names, 'any') });
    }
    case 'Reserved':
      return t('reserved', {
        who: everybodyText(rule.who, names).text,
        tables: tablesText(rule, names, 'all'),
        count: rule.tables?.length ?? 2,
      });
    case 'PerTable':
      return perTable(rule, names);
    case 'NotAlone': {
      const each = t(theirs[groupOf(rule.each)], { prefix: rule.each });
      return t('not-alone', { who: groupText('nobody', rule.who, names), each });
    }
    case 'Alternate':
    case 'InCommon': {
      const id = rule.kind === 'Alternate' ? 'alternate' : 'in-common';
      return amongWhom(t(id, { prefix: rule.prefix }), rule.who, names);
    }
    case 'Balance':
      return t('balance');
    case 'Pairs':
      return pairsText(rule);
  }
};

const pairsText = ({ source, likes = [], avoids = [] }: Of<'Pairs'>): string =>
  source === 'preferences' && likes.length + avoids.length > 0
    ? t('pairs-preferences-of', { likes: likes.length, avoids: avoids.length })
    : t(sources[source]);

const theirs = {
  company: 'their-company',
  party: 'their-party',
  prefix: 'their-prefix',
} as const;
const eachOne = { company: 'each-company', party: 'each-party', prefix: 'each-prefix' } as const;
const ofOne = {
  company: 'of-one-company',
  party: 'of-one-party',
  prefix: 'of-one-prefix',
} as const;
const sources: Record<PairSource, string> = {
  accountExecutive: 'pairs-accountExecutive',
  metBefore: 'pairs-metBefore',
  preferences: 'pairs-preferences',
};

/** `company`, `party`, or any other prefix of tags. */
const groupOf = (each: string): 'company' | 'party' | 'prefix' =>
  each === 'company' || each === 'party' ? each : 'prefix';

const amongWhom = (sentence: string, who: Selector | undefined, names: RuleNames): string =>
  !who || 'everyone' in who
    ? sentence
    : t('among-whom', { sentence, whom: everybodyText(who, names).text });

type Grouped = 'together' | 'side-by-side' | 'side-by-side-or-opposite';

/** The subject of the sentence: everybody, or each group on its own. */
const ofGroups = (
  id: Grouped,
  { who, each }: Of<'KeepTogether'> | Of<'SitBeside'>,
  names: RuleNames,
): string => {
  if (each === undefined) {
    const { text, count } = everybodyText(who, names);
    return t(id, { who: text, count });
  }
  const group = t(eachOne[groupOf(each)], { prefix: each });
  return amongWhom(t(id, { who: group, count: 1 }), who, names);
};

const apart = ({ who, whom, level }: Of<'KeepApart'>, names: RuleNames): string => {
  const isBeside = level === 'beside';
  const { text, count, isNamed } = everybodyText(who, names);
  if (whom)
    return t(isBeside ? 'not-beside' : 'apart-from', {
      who: text,
      count,
      whom: everybodyText(whom, names).text,
    });
  if (isNamed)
    return t(isBeside ? 'not-beside-another' : 'apart-from-another', { who: text, count });
  const people = groupText('people', who, names);
  return t(isBeside ? 'not-beside-of-group' : 'apart-of-group', { people });
};

const accompanied = ({ who, by, level, how }: Of<'Accompanied'>, names: RuleNames): string => {
  const { text, count } = everybodyText(who, names);
  const beside = how === 'nextOrOpposite' ? 'accompanied-near' : 'accompanied-beside';
  return t(level === 'beside' ? beside : 'accompanied-table', {
    who: text,
    count,
    by: somebodyText(by, names),
  });
};

/** "Table 1 or Table 2" for any of them, "Table 1 and Table 2" for all. */
const tablesText = (
  { tables = [], tableTag, zone }: AtTables,
  names: RuleNames,
  which: 'any' | 'all',
): string => {
  if (tableTag !== undefined)
    return t(which === 'any' ? 'a-table-tagged' : 'tables-tagged', { tag: tableTag });
  if (zone !== undefined) {
    const name = names.place(zone) ?? t('removed-place');
    return t(which === 'any' ? 'a-table-in-zone' : 'tables-in-zone', { zone: name });
  }
  const list = which === 'any' ? listTextOr : listText;
  return list(tables.map((id) => names.table(id) ?? t('removed-table')));
};

const perTable = ({ who, each, min, max }: Of<'PerTable'>, names: RuleNames): string => {
  const are =
    each === undefined ? describeGroup(who, names) : t(ofOne[groupOf(each)], { prefix: each });
  const people = peopleText(min ?? 0, max ?? min ?? 0, are);
  const sentence = t(perTableText(min, max), { people });
  return each === undefined ? sentence : amongWhom(sentence, who, names);
};

/** "4 people", "1 to 2 people of role Employee". */
const peopleText = (min: number, max: number, are: string | undefined): string => {
  const isRange = min > 0 && min < max;
  const number = isRange ? t('range', { min, max }) : numberText(max);
  return are === undefined
    ? t('counted', { count: max, number })
    : t('counted-who', { count: max, number, are });
};

const perTableText = (min: number | undefined, max: number | undefined) => {
  if (max === undefined) return 'per-table-min';
  if (!min) return 'per-table-max';
  return min === max ? 'per-table-exactly' : 'per-table-between';
};

const capitalised = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
