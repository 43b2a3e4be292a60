import type {
  AtTables,
  PairSource,
  SeatingRule,
  Selector,
} from '../../schema/seatingRules/seatingRules.ts';
import { t } from '../texts/en/ruleSentences.ftl';
import { listText, listTextOr, numberText } from '../texts/formats.ts';
import type { RuleNames } from './ruleNames.ts';
import { describeGroup, everybodyText, groupText, oneText, peopleText } from './whomText.ts';

type Of<Kind extends SeatingRule['kind']> = Extract<SeatingRule, { kind: Kind }>;

/**
 * A rule as a sentence: "Sara Bielski sits beside an employee". Starts with a capital letter and has no full
 * stop.
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
        who: peopleText(rule.who, names),
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

/** `company`, `party`, or `prefix` for any other text. */
const groupOf = (each: string): 'company' | 'party' | 'prefix' =>
  each === 'company' || each === 'party' ? each : 'prefix';

const amongWhom = (sentence: string, who: Selector | undefined, names: RuleNames): string =>
  !who || 'everyone' in who
    ? sentence
    : t('among-whom', { sentence, whom: peopleText(who, names) });

type Grouped = 'together' | 'side-by-side' | 'side-by-side-or-opposite';

/** The subject of the sentence: everybody, or each group separately. */
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

const apart = (rule: Of<'KeepApart'>, names: RuleNames): string => {
  const { who, whom } = rule;
  const isBeside = rule.level === 'beside';
  if (whom) return isBeside ? notBeside(who, whom, names) : apartFrom(who, whom, names);
  const { text, count, isNamed } = everybodyText(who, names);
  if (isNamed)
    return t(isBeside ? 'not-beside-another' : 'apart-from-another', { who: text, count });
  const people = groupText('people', who, names);
  return t(isBeside ? 'not-beside-of-group' : 'apart-of-group', { people });
};

const apartFrom = (subject: Selector, object: Selector, names: RuleNames): string => {
  const { text: who, count } = everybodyText(subject, names);
  return t('apart-from', { who, count, whom: everybodyText(object, names).text });
};

/** "Ada does not sit beside any employee", "No prospect sits beside any employee". */
const notBeside = (subject: Selector, object: Selector, names: RuleNames): string => {
  const whom = oneText('anybody', object, names);
  const { text: who, count, isNamed } = everybodyText(subject, names);
  if (isNamed) return t('not-beside', { who, count, whom });
  return t('nobody-beside', { who: groupText('nobody', subject, names), whom });
};

const accompanied = ({ who, by, level, how }: Of<'Accompanied'>, names: RuleNames): string => {
  const { text, count } = everybodyText(who, names);
  const beside = how === 'nextOrOpposite' ? 'accompanied-near' : 'accompanied-beside';
  return t(level === 'beside' ? beside : 'accompanied-table', {
    who: text,
    count,
    by: oneText('somebody', by, names),
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
  const [from, count] = [min ?? 0, max ?? min ?? 0];
  const number =
    from > 0 && from < count ? t('range', { min: from, max: count }) : numberText(count);
  const inSentence = (people: string) => t(perTableText(min, max), { people });
  if (each === undefined) return inSentence(countedText(count, number, who, names));
  const are = t(ofOne[groupOf(each)], { prefix: each });
  return amongWhom(inSentence(t('counted-who', { count, number, are })), who, names);
};

/** "4 people", "1 employee", "1 to 2 people tagged “press”". */
const countedText = (count: number, number: string, who: Selector, names: RuleNames): string => {
  if ('role' in who) {
    const [one, many] = [t('role', { role: who.role }), t('roles', { role: who.role })];
    return t('counted-roles', { count, number, one, many });
  }
  const are = describeGroup(who, names);
  return are === undefined
    ? t('counted', { count, number })
    : t('counted-who', { count, number, are });
};

const perTableText = (min: number | undefined, max: number | undefined) => {
  if (max === undefined) return 'per-table-min';
  if (!min) return 'per-table-max';
  return min === max ? 'per-table-exactly' : 'per-table-between';
};

const capitalised = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
