import { z } from 'zod';
import { limits } from '../limits.ts';
import { rulePresets } from '../seatingRules/rulePresets.ts';
import {
  besideHows,
  isPointless,
  pairSources,
  peopleNamedBy,
  ruleKinds,
  ruleLevels,
  ruleShapes,
  type SeatingRule,
  selectorsOf,
} from '../seatingRules/seatingRules.ts';
import { roleWord } from './attendeeRole.ts';
import { anId, chosenId, planInput, requiredText } from './text.ts';

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const exactlyOne = 'Name exactly one of people, tag, company, role, everyone, all, any and not';

/** A selector with others inside it. */
const selectorWith = (inner: z.ZodType, id: string) => {
  const list = z.array(inner).min(1).max(limits.selectorsInList).nullish();
  return z
    .strictObject({
      people: z
        .array(anId)
        .min(1, 'Name somebody')
        .max(limits.namedInRule, `Name ${limits.namedInRule} people or fewer`)
        .nullish(),
      tag: requiredText(limits.tag, 'Name a tag').nullish(),
      company: requiredText(limits.attendeeText, 'Name a company').nullish(),
      role: roleWord.nullish(),
      everyone: z
        .boolean()
        .refine((value) => value, 'Must be true')
        .nullish(),
      all: list,
      any: list,
      not: inner.nullish(),
    })
    .check(({ value, issues }) => {
      // Errors of single fields have already been reported.
      if (issues.length > 0 || Object.values(value).filter(isGiven).length === 1) return;
      issues.push({ code: 'custom', input: value, message: exactlyOne });
    })
    .meta({ id });
};

const tooDeep: z.ZodType = z.never(`Nest at most ${limits.selectorDepth} selectors in one another`);

const levels = [selectorWith(tooDeep, 'SelectorInput1')];
while (levels.length < limits.selectorDepth)
  levels.push(selectorWith(levels.at(-1) ?? tooDeep, `SelectorInput${levels.length + 1}`));

/**
 * Selectors by how deeply they may be nested, the deepest first. The depth is limited, because JSON can be
 * nested endlessly.
 */
export const selectorInputs: readonly ReturnType<typeof selectorWith>[] = levels.reverse();
const [selector = selectorWith(tooDeep, 'SelectorInput')] = selectorInputs;

const anyone = selector.nullish();
const groups = requiredText(limits.tag, 'Name company, party or the prefix of tags');
const twoPeople = z
  .array(anId)
  .length(2, 'Name two people')
  .refine(([one, other]) => one !== other, 'Name two different people');
export const twoPeopleInput = z.strictObject({ people: twoPeople }).meta({ id: 'TwoPeopleInput' });
const pairs = z.array(twoPeopleInput).max(limits.preferences).nullish();
const perTable = z.int().min(0).max(limits.tableCapacity.max).nullish();

/**
 * A seating rule as clients send it: the fields of its kind, and either `hard` or a `weight`. `ruleFrom`
 * converts it to a rule.
 */
export const ruleInput = z
  .strictObject({
    kind: z.enum(ruleKinds),
    hard: z.boolean().nullish(),
    weight: z.int().min(1).max(limits.ruleWeight).nullish(),
    who: anyone,
    whom: anyone,
    by: anyone,
    each: groups.nullish(),
    level: z.enum(ruleLevels).nullish(),
    how: z.enum(besideHows).nullish(),
    tables: z
      .array(anId)
      .min(1, 'Name a table')
      .max(limits.namedInRule, `Name ${limits.namedInRule} tables or fewer`)
      .nullish(),
    tableTag: requiredText(limits.tag, 'Name a tag').nullish(),
    zone: chosenId('Name a zone').nullish(),
    place: chosenId('Name a place').nullish(),
    min: perTable,
    max: perTable,
    prefix: requiredText(limits.tag, 'Name the prefix of tags').nullish(),
    source: z.enum(pairSources).nullish(),
    likes: pairs,
    avoids: pairs,
  })
  .check(({ value, issues }) => {
    if (issues.length > 0) return;
    for (const [field, message] of problemsOf(value))
      issues.push({ code: 'custom', input: value, path: [field], message });
  })
  .meta({ id: 'RuleInput' });

type GivenRule = z.output<z.ZodObject<(typeof ruleInput)['shape']>>;

/** The error of a rule whose fields are valid by themselves. */
const problemsOf = (given: GivenRule): [path: string, message: string][] => {
  const { kind } = given;
  const { needs, takes, isSoftOnly } = ruleShapes[kind];
  const has = (name: string) => isGiven((given as Record<string, unknown>)[name]);
  const known: readonly string[] = ['kind', 'hard', 'weight', ...needs, ...takes];
  const names = Object.keys(given) as (keyof GivenRule)[];
  const problems: [string, string][] = [
    ...names
      .filter((name) => has(name) && !known.includes(name))
      .map((name): [string, string] => [name, `${kind} has no ${name}`]),
    ...needs
      .filter((name) => !has(name))
      .map((name): [string, string] => [name, `${kind} needs ${name}`]),
    ...strengthProblems(given, isSoftOnly === true),
    ...boundProblems(given),
  ];
  return problems.length > 0 ? problems : pointProblems(ruleFrom(given));
};

const strengthProblems = ({ kind, hard, weight }: GivenRule, isSoftOnly: boolean) => {
  const problems: [string, string][] = [];
  if (hard && isSoftOnly) problems.push(['hard', `${kind} cannot be hard: give it a weight`]);
  else if (hard && isGiven(weight)) problems.push(['weight', 'A hard rule has no weight']);
  else if (!hard && !isGiven(weight))
    problems.push(['weight', `Give a weight from 1 to ${limits.ruleWeight}, or say hard`]);
  return problems;
};

const boundProblems = (given: GivenRule): [string, string][] => {
  const { kind, min, max, tables, tableTag, zone, source, likes, avoids } = given;
  if (kind === 'Pairs' && source !== 'preferences' && (isGiven(likes) || isGiven(avoids)))
    return [[isGiven(likes) ? 'likes' : 'avoids', `Pairs of ${source} are not named`]];
  if (kind === 'PerTable' && !isGiven(min) && !isGiven(max))
    return [['max', 'Say how many at least or at most']];
  if (kind === 'PerTable' && isGiven(min) && isGiven(max) && Number(min) > Number(max))
    return [['max', 'The most must not be less than the least']];
  const isBound = kind === 'AtTable' || kind === 'Reserved';
  if (isBound && [tables, tableTag, zone].filter(isGiven).length !== 1)
    return [['tables', 'Name tables, or a tag of tables, or a zone']];
  return [];
};

const pointProblems = (rule: SeatingRule): [string, string][] => {
  if (selectorsOf(rule).length > limits.selectorsInRule)
    return [['who', `Use ${limits.selectorsInRule} selectors or fewer in one rule`]];
  if (isPointless(rule)) return [['who', 'Name more than one person']];
  if (rule.kind !== 'Pairs' && peopleNamedBy(rule).length > limits.namedInRule)
    return [['who', `Name ${limits.namedInRule} people or fewer in one rule`]];
  return [];
};

/** The rule in a checked input, without empty fields. */
export const ruleFrom = (given: GivenRule): SeatingRule => {
  const { hard, ...fields } = given;
  return { ...(withoutEmpty(fields) as object), ...(hard && { hard }) } as SeatingRule;
};

/** Removes duplicate ids and fields that are null. */
const withoutEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...new Set(value.map(withoutEmpty))];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, of]) => isGiven(of))
      .map(([name, of]) => [name, withoutEmpty(of)]),
  );
};

const ofEvent = planInput({});
/** The ways to save a rule that others contradict. */
const wayOut = {
  evenSo: z.boolean().nullish(),
  without: z.array(anId).max(limits.namedInRule).nullish(),
  unpin: z.array(anId).max(limits.namedInRule).nullish(),
};

export const addSeatingRuleInput = ofEvent.extend({ rule: ruleInput, ...wayOut });
export const changeSeatingRuleInput = addSeatingRuleInput.extend({ ruleId: anId });
export const removeSeatingRuleInput = ofEvent.extend({ ruleId: anId });
/** A person's preference about another one; `none` removes it. */
export const preferenceWords = ['likes', 'avoids', 'none'] as const;
export type Preference = (typeof preferenceWords)[number];

export const pickPreferenceInput = ofEvent.extend({
  people: twoPeople,
  preference: z.enum(preferenceWords),
});
export const applyRulePresetInput = ofEvent.extend({
  preset: z.enum(rulePresets),
  asWishes: z.boolean().nullish(),
  ...wayOut,
});
