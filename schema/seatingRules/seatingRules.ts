import { canonicalJson } from '../canonicalJson.ts';
import type { AttendeeRole } from '../vocabulary.ts';

/** The kinds of rules, in the order in which the design and the documents list them. */
export const ruleKinds = [
  'KeepTogether',
  'KeepApart',
  'SitBeside',
  'Accompanied',
  'Near',
  'AtTable',
  'Reserved',
  'PerTable',
  'NotAlone',
  'Alternate',
  'InCommon',
  'Balance',
  'Pairs',
] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** `beside`: on neighbouring seats, in the sense of `how`. */
export const ruleLevels = ['table', 'beside'] as const;
export type RuleLevel = (typeof ruleLevels)[number];

export const besideHows = ['next', 'nextOrOpposite'] as const;
export type BesideHow = (typeof besideHows)[number];

/**
 * A known relation between two people: an account executive and an account; two who sat together at an
 * earlier event and should meet others; or a preference.
 */
export const pairSources = ['accountExecutive', 'metBefore', 'preferences'] as const;
export type PairSource = (typeof pairSources)[number];

/**
 * The people whom a rule concerns. Resolved whenever rules are applied, so that it covers people added later.
 */
export type Selector =
  | { people: readonly string[] }
  | { tag: string }
  /** Compared trimmed and ignoring case. */
  | { company: string }
  | { role: AttendeeRole }
  | { everyone: true }
  | { all: readonly Selector[] }
  | { any: readonly Selector[] }
  | { not: Selector };

/** A hard rule is never broken by a proposal; a soft one is worth points, from 1 to 100. */
export type RuleStrength =
  | { hard: true; weight?: undefined }
  | { hard?: undefined; weight: number };

type Soft = Extract<RuleStrength, { weight: number }>;
/**
 * Exactly one of these. `zone` is the id of a floor object, and selects the tables whose centres are in it.
 */
export type AtTables = {
  tables?: readonly string[] | undefined;
  tableTag?: string | undefined;
  zone?: string | undefined;
};
/** `company`, `party` or the prefix of tags: the rule holds for each such group separately. */
type Each = { each?: string | undefined };

type HardOrSoft =
  | ({ kind: 'KeepTogether'; who: Selector } & Each)
  | {
      kind: 'KeepApart';
      who: Selector;
      /** If absent, the people of `who` are kept apart from one another. */
      whom?: Selector | undefined;
      level?: RuleLevel | undefined;
    }
  | ({ kind: 'SitBeside'; who: Selector; how?: BesideHow | undefined } & Each)
  | {
      kind: 'Accompanied';
      who: Selector;
      by: Selector;
      level?: RuleLevel | undefined;
      how?: BesideHow | undefined;
    }
  | ({ kind: 'AtTable'; who: Selector } & AtTables)
  | ({ kind: 'Reserved'; who: Selector } & AtTables)
  | ({
      kind: 'PerTable';
      who: Selector;
      min?: number | undefined;
      max?: number | undefined;
    } & Each)
  | { kind: 'NotAlone'; who: Selector; each: string }
  | { kind: 'Alternate' | 'InCommon'; who?: Selector | undefined; prefix: string };

type SoftOnly =
  /** `place` is the id of an object on the floor. */
  | { kind: 'Near'; who: Selector; place: string }
  | { kind: 'Balance' }
  | ({ kind: 'Pairs'; source: PairSource } & PairGroups);

/** People who belong together: the two of a preference, or all who sat at one table. */
export type PeopleGroup = { people: readonly string[] };

/** The pairs of a rule that the plan does not store elsewhere. */
type PairGroups = {
  /** For `preferences`: two people who would like to share a table. */
  likes?: readonly PeopleGroup[] | undefined;
  /** For `preferences`: two people who would rather not. */
  avoids?: readonly PeopleGroup[] | undefined;
  /** For `metBefore`: people who shared a table at an earlier event, as known when the rule was set. */
  met?: readonly PeopleGroup[] | undefined;
};
const groupFields = ['likes', 'avoids', 'met'] as const;

/** A rule of an event plan. Contains ids and words of the plan, but no names of people. */
export type SeatingRule = (RuleStrength & HardOrSoft) | (Soft & SoftOnly);

/** Every field that any kind of rule has. */
export type RuleFields = {
  kind: RuleKind;
  hard?: true | undefined;
  weight?: number | undefined;
  who?: Selector | undefined;
  whom?: Selector | undefined;
  by?: Selector | undefined;
  each?: string | undefined;
  level?: RuleLevel | undefined;
  how?: BesideHow | undefined;
  tables?: readonly string[] | undefined;
  tableTag?: string | undefined;
  zone?: string | undefined;
  place?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  prefix?: string | undefined;
  source?: PairSource | undefined;
} & PairGroups;

type FieldName = Exclude<keyof RuleFields, 'kind' | 'hard' | 'weight'>;

/** The required and optional fields of each kind of rule, and whether it can be hard. */
export const ruleShapes: Record<
  RuleKind,
  { needs: readonly FieldName[]; takes: readonly FieldName[]; isSoftOnly?: true }
> = {
  KeepTogether: { needs: ['who'], takes: ['each'] },
  KeepApart: { needs: ['who'], takes: ['whom', 'level'] },
  SitBeside: { needs: ['who'], takes: ['each', 'how'] },
  Accompanied: { needs: ['who', 'by'], takes: ['level', 'how'] },
  Near: { needs: ['who', 'place'], takes: [], isSoftOnly: true },
  AtTable: { needs: ['who'], takes: ['tables', 'tableTag', 'zone'] },
  Reserved: { needs: ['who'], takes: ['tables', 'tableTag', 'zone'] },
  PerTable: { needs: ['who'], takes: ['each', 'min', 'max'] },
  NotAlone: { needs: ['who', 'each'], takes: [] },
  Alternate: { needs: ['prefix'], takes: ['who'] },
  InCommon: { needs: ['prefix'], takes: ['who'] },
  Balance: { needs: [], takes: [], isSoftOnly: true },
  Pairs: { needs: ['source'], takes: ['likes', 'avoids', 'met'], isSoftOnly: true },
};

/** The fields of a rule that select people, in the order of its sentence. */
const selectorFields = ['who', 'whom', 'by'] as const;

/** The selectors of a rule, each with its path within the rule. */
export const selectorsOf = (rule: SeatingRule): [path: string, selector: Selector][] => {
  const fields: RuleFields = rule;
  return selectorFields.flatMap((name): [string, Selector][] => {
    const selector = fields[name];
    return selector ? within(name, selector) : [];
  });
};

/** A selector and those inside it. */
const within = (path: string, selector: Selector): [string, Selector][] => {
  const inner = (): [string, Selector][] => {
    if ('not' in selector) return within(`${path}.not`, selector.not);
    for (const list of ['all', 'any'] as const)
      if (list in selector)
        return (selector as Record<typeof list, readonly Selector[]>)[list].flatMap((one, n) =>
          within(`${path}.${list}.${n}`, one),
        );
    return [];
  };
  return [[path, selector], ...inner()];
};

/** The groups of people that a rule about pairs has, each with its path within the rule. */
export const groupsNamedBy = (rule: SeatingRule): [path: string, group: PeopleGroup][] => {
  const fields: RuleFields = rule;
  return groupFields.flatMap((name) =>
    (fields[name] ?? []).map((group, n): [string, PeopleGroup] => [`${name}.${n}`, group]),
  );
};

const selectedBy = (rule: SeatingRule): string[] =>
  selectorsOf(rule).flatMap(([, selector]) => ('people' in selector ? selector.people : []));

/** The ids of the people whom a rule names, without duplicates. */
export const peopleNamedBy = (rule: SeatingRule): string[] => [
  ...new Set([...selectedBy(rule), ...groupsNamedBy(rule).flatMap(([, { people }]) => people)]),
];

/** The people whom a rule or wish itself names, without those who only met at earlier events. */
export const peopleMeantBy = (rule: SeatingRule): string[] => {
  const { met: _, ...withoutMet }: RuleFields = rule;
  return peopleNamedBy(withoutMet as SeatingRule);
};

export const tablesNamedBy = (rule: SeatingRule): readonly string[] =>
  (rule as RuleFields).tables ?? [];

export const zoneNamedBy = (rule: SeatingRule): string | undefined => (rule as RuleFields).zone;

/** The id of the floor object that a rule names: its place or its zone. */
export const placeNamedBy = (rule: SeatingRule): string | undefined =>
  (rule as RuleFields).place ?? zoneNamedBy(rule);

/** The rule as a soft one with this weight. */
export const softened = (rule: SeatingRule, weight: number): SeatingRule => {
  const { hard: _, ...rest } = rule;
  return { ...rest, weight } as SeatingRule;
};

/** Whether two rules are equal, whatever the order of their fields. */
export const isSameRule = (one: SeatingRule, other: SeatingRule): boolean =>
  canonicalJson(one) === canonicalJson(other);

/** The rule with other ids of the people, tables and places that it names. */
export const ruleWithIds = (rule: SeatingRule, idOf: (id: string) => string): SeatingRule => {
  const { tables, place, zone, ...fields }: RuleFields = rule;
  return {
    ...withSelectors(fields, (selector) => namedAs(selector, idOf)),
    ...(tables && { tables: tables.map(idOf) }),
    ...(place !== undefined && { place: idOf(place) }),
    ...(zone !== undefined && { zone: idOf(zone) }),
    ...withGroups(fields, ({ people }) => ({ people: people.map(idOf) })),
  } as SeatingRule;
};

const withGroups = (
  fields: RuleFields,
  change: (group: PeopleGroup) => PeopleGroup,
): PairGroups => {
  const changed: { -readonly [Name in keyof PairGroups]: PairGroups[Name] } = {};
  for (const name of groupFields) {
    const groups = fields[name]?.map(change).filter(({ people }) => people.length > 1);
    if (groups?.length) changed[name] = groups;
  }
  return changed;
};

const namedAs = (selector: Selector, idOf: (id: string) => string): Selector => {
  if ('people' in selector) return { people: selector.people.map(idOf) };
  if ('not' in selector) return { not: namedAs(selector.not, idOf) };
  if ('all' in selector) return { all: selector.all.map((one) => namedAs(one, idOf)) };
  if ('any' in selector) return { any: selector.any.map((one) => namedAs(one, idOf)) };
  return selector;
};

const withSelectors = (
  fields: RuleFields,
  change: (selector: Selector) => Selector,
): RuleFields => {
  const changed = { ...fields };
  for (const name of selectorFields) {
    const selector = fields[name];
    if (selector) changed[name] = change(selector);
  }
  return changed;
};

/** The ids of people and tables that leave a plan. */
export type Leavers = {
  people?: ReadonlySet<string>;
  tables?: ReadonlySet<string>;
  places?: ReadonlySet<string>;
};

/**
 * The rule without people, tables and places that have left; null if nothing is left of it, as for a pair
 * that lost one person. Returns the same object if it names none of them.
 */
export const ruleWithout = (
  rule: SeatingRule,
  { people = new Set(), tables = new Set(), places = new Set() }: Leavers,
): SeatingRule | null => {
  if (places.has(placeNamedBy(rule) ?? '')) return null;
  const names = peopleNamedBy(rule).some((id) => people.has(id));
  const left = tablesNamedBy(rule).filter((id) => !tables.has(id));
  const losesTables = left.length < tablesNamedBy(rule).length;
  if (!names && !losesTables) return rule;
  const { tables: _, likes: __, avoids: ___, met: ____, ...fields }: RuleFields = rule;
  const shorter = {
    ...withSelectors(fields, (selector) => selectorWithout(selector, people)),
    ...withGroups(rule, (group) => ({ people: group.people.filter((id) => !people.has(id)) })),
    ...(left.length > 0 && { tables: left }),
  } as SeatingRule;
  return isPointless(shorter) ? null : shorter;
};

const nobody: Selector = { people: [] };

/** Whether a selector can never match anybody. */
export const isNobody = (selector: Selector): boolean =>
  'people' in selector && selector.people.length === 0;

const selectorWithout = (selector: Selector, gone: ReadonlySet<string>): Selector => {
  if ('people' in selector) return { people: selector.people.filter((id) => !gone.has(id)) };
  if ('not' in selector) {
    const inner = selectorWithout(selector.not, gone);
    return isNobody(inner) ? { everyone: true } : { not: inner };
  }
  if ('all' in selector) {
    const inner = selector.all.map((one) => selectorWithout(one, gone));
    return inner.some(isNobody) ? nobody : { all: inner };
  }
  if ('any' in selector) {
    const inner = selector.any
      .map((one) => selectorWithout(one, gone))
      .filter((one) => !isNobody(one));
    return inner.length > 0 ? { any: inner } : nobody;
  }
  return selector;
};

/** Whether a rule can have no effect, because it concerns nobody, only one person of a group, or no table. */
export const isPointless = (rule: SeatingRule): boolean => {
  const fields: RuleFields = rule;
  if (selectorFields.some((name) => fields[name] && isNobody(fields[name]))) return true;
  switch (rule.kind) {
    case 'KeepTogether':
    case 'SitBeside':
      return isOnePerson(rule.who);
    case 'KeepApart':
      return rule.whom ? isSameOne(rule.who, rule.whom) : isOnePerson(rule.who);
    case 'Accompanied':
      return isSameOne(rule.who, rule.by);
    case 'AtTable':
    case 'Reserved':
      return !rule.tableTag && !rule.zone && !rule.tables?.length;
    default:
      return false;
  }
};

const isOnePerson = (selector: Selector): boolean =>
  'people' in selector && selector.people.length === 1;

const isSameOne = (one: Selector, other: Selector): boolean =>
  'people' in one &&
  'people' in other &&
  isOnePerson(one) &&
  isOnePerson(other) &&
  one.people[0] === other.people[0];
