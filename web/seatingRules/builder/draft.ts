import {
  type BesideHow,
  type PairSource,
  type PeopleGroup,
  type RuleFields,
  type RuleKind,
  type RuleLevel,
  ruleShapes,
  type SeatingRule,
  type Selector,
} from '../../../schema/seatingRules/seatingRules.ts';
import type { RuleInput } from '../../gql/graphql.ts';

/** A rule while it is written, with the parts of all kinds. Numbers are kept as typed. */
export type RuleDraft = {
  kind: RuleKind;
  isHard: boolean;
  weight: string;
  who: Selector;
  /** For KeepApart; undefined means "from one another". */
  whom: Selector | undefined;
  by: Selector;
  /** Empty if the rule is not by groups. */
  each: string;
  level: RuleLevel;
  how: BesideHow;
  /** The way in which the rule selects tables. */
  tablesBy: 'name' | 'tag' | 'zone';
  tables: readonly string[];
  tableTag: string;
  zone: string;
  place: string;
  min: string;
  max: string;
  prefix: string;
  source: PairSource;
  /** For preferences. They are picked on the chart, and stay when the rule is edited here. */
  likes: readonly PeopleGroup[];
  avoids: readonly PeopleGroup[];
};

const usualWeight = 20;

const nobody: Selector = { people: [] };
const everyone: Selector = { everyone: true };

/** Rules that people think of as promises. Others start as wishes. */
const isHardAtFirst: readonly RuleKind[] = [
  'KeepTogether',
  'KeepApart',
  'SitBeside',
  'AtTable',
  'Reserved',
];

/** Rules about the mix of people at tables, which are mostly about everybody. */
const isOfEveryone: readonly RuleKind[] = ['PerTable', 'NotAlone', 'Alternate', 'InCommon'];

/** The draft of a new rule. `about`: the people whom the member has chosen for it, if any. */
export const newDraft = (kind: RuleKind, about?: Selector): RuleDraft => ({
  kind,
  isHard: isHardAtFirst.includes(kind),
  weight: String(usualWeight),
  who: about ?? (isOfEveryone.includes(kind) ? everyone : nobody),
  whom: undefined,
  by: { role: 'employee' },
  each: kind === 'NotAlone' || kind === 'PerTable' ? 'company' : '',
  level: kind === 'Accompanied' ? 'beside' : 'table',
  how: 'next',
  tablesBy: 'name',
  tables: [],
  tableTag: '',
  zone: '',
  place: '',
  min: '',
  max: kind === 'PerTable' ? '4' : '',
  prefix: '',
  source: 'accountExecutive',
  likes: [],
  avoids: [],
});

export const draftOf = (rule: SeatingRule): RuleDraft => {
  const fields: RuleFields = rule;
  const base = newDraft(rule.kind);
  return {
    ...base,
    isHard: fields.hard === true,
    weight: String(fields.weight ?? usualWeight),
    who: fields.who ?? everyone,
    whom: fields.whom,
    by: fields.by ?? base.by,
    each: fields.each ?? '',
    level: fields.level ?? 'table',
    how: fields.how ?? 'next',
    tablesBy: tablesByOf(fields),
    tables: fields.tables ?? [],
    tableTag: fields.tableTag ?? '',
    zone: fields.zone ?? '',
    place: fields.place ?? '',
    min: fields.min === undefined ? '' : String(fields.min),
    max: fields.max === undefined ? '' : String(fields.max),
    prefix: fields.prefix ?? '',
    source: fields.source ?? base.source,
    likes: fields.likes ?? [],
    avoids: fields.avoids ?? [],
  };
};

/** Parts that are set by one choice. Changing one of them counts as changing all. */
const chosenTogether: readonly (readonly (keyof RuleDraft)[])[] = [
  ['isHard', 'weight'],
  ['level', 'how'],
  ['tablesBy', 'tables', 'tableTag', 'zone'],
];

/** The parts that a member has changed, after one more change to the draft. */
export const withChange = (
  edited: Partial<RuleDraft>,
  draft: RuleDraft,
  changed: Partial<RuleDraft>,
): Partial<RuleDraft> => {
  const together = chosenTogether.filter((parts) => parts.some((part) => part in changed)).flat();
  return {
    ...edited,
    ...Object.fromEntries(together.map((part) => [part, draft[part]])),
    ...changed,
  };
};

const tablesByOf = ({ tableTag, zone }: RuleFields): RuleDraft['tablesBy'] => {
  if (tableTag !== undefined) return 'tag';
  return zone === undefined ? 'name' : 'zone';
};

const picksOf = ({ likes, avoids }: RuleDraft): Pick<RuleFields, 'likes' | 'avoids'> => ({
  likes: likes.length > 0 ? likes : undefined,
  avoids: avoids.length > 0 ? avoids : undefined,
});

/** Undefined for an empty text; NaN, which no schema accepts, for text that is not a number. */
const numberOf = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : Number(typed);

/** The draft as `ruleInput`, with only the fields of its kind. */
export const inputOfDraft = (draft: RuleDraft): RuleInput => {
  const { needs, takes, isSoftOnly } = ruleShapes[draft.kind];
  const isHard = draft.isHard && !isSoftOnly;
  const isBeside = draft.kind === 'SitBeside' || draft.level === 'beside';
  const fields: RuleFields = {
    kind: draft.kind,
    who: isNeedless(draft) ? undefined : draft.who,
    whom: draft.whom,
    by: draft.by,
    each: draft.each.trim() || undefined,
    level: draft.level,
    how: isBeside ? draft.how : undefined,
    tables: draft.tablesBy === 'name' ? draft.tables : undefined,
    tableTag: draft.tablesBy === 'tag' ? draft.tableTag : undefined,
    zone: draft.tablesBy === 'zone' ? draft.zone : undefined,
    place: draft.place,
    min: numberOf(draft.min),
    max: numberOf(draft.max),
    prefix: draft.prefix,
    source: draft.source,
    ...(draft.source === 'preferences' && picksOf(draft)),
  };
  const has: readonly string[] = ['kind', ...needs, ...takes];
  const own = Object.entries(fields).filter(([name, of]) => has.includes(name) && of !== undefined);
  const strength = isHard ? { hard: true } : { weight: numberOf(draft.weight) };
  return { ...Object.fromEntries(own), ...strength } as RuleInput;
};

/** Whether `who` may be omitted: rules about neighbours compare everybody by default. */
const isNeedless = ({ kind, who }: RuleDraft): boolean =>
  'everyone' in who && (kind === 'Alternate' || kind === 'InCommon');
