import { atom, useAtomValue } from 'jotai';
import { type Mark, type Marks, noMarks } from '../chart/marks.ts';
import type { SeatingScoreQuery } from '../gql/graphql.ts';
import { t } from '../texts/en/proposalStanding.ftl';
import { namesText } from './reasonText.ts';

type Score = Omit<SeatingScoreQuery['seatingScore'], '__typename' | 'eventId'>;

/** Whether a rule is kept by everybody, or broken or missed by some. */
export type Standing = {
  isKept: boolean;
  /** The number of places in which a must-rule is broken. */
  broken: number;
  points: number;
  most: number;
  /** "Broken by Ada and Ben", "Missed by Ada"; empty if the rule is kept. */
  words: string;
};

/** The standings of the plan's rules by id; empty while none are known. */
export const standingsAtom = atom<ReadonlyMap<string, Standing>>(new Map());

/** The standing of a rule in the plan on screen; undefined if unknown. */
export const useStandingOf = (ruleId: string): Standing | undefined =>
  useAtomValue(standingsAtom).get(ruleId);

export const standingsOf = (
  { byRule }: Pick<Score, 'byRule'>,
  nameOf: (id: string) => string,
): Map<string, Standing> =>
  new Map(
    byRule.flatMap(({ ruleId, broken, points, most, personIds }) => {
      if (ruleId === null) return [];
      const who = namesText(personIds, nameOf);
      const isKept = broken === 0 && !who;
      const words = wordsOf(broken, who);
      return [[ruleId, { isKept, broken, points, most, words }] as const];
    }),
  );

const wordsOf = (broken: number, who: string | undefined): string => {
  if (broken > 0) return who ? t('broken-by', { who }) : t('broken');
  return who ? t('missed-by', { who }) : '';
};

/** Marks the people and tables at which must-rules are broken, and says which. */
export const brokenMarks = (
  { byRule }: Pick<Score, 'byRule'>,
  textOf: (rule: Score['byRule'][number]) => string,
): Marks => {
  const broken = byRule.filter((rule) => rule.broken > 0);
  if (broken.length === 0) return noMarks;
  const people = new Map<string, string[]>();
  const tables = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, ids: readonly string[], text: string) => {
    for (const id of ids) to.set(id, [...(to.get(id) ?? []), text]);
  };
  for (const rule of broken) {
    const text = textOf(rule);
    add(people, rule.personIds, text);
    add(tables, rule.tableIds, text);
  }
  return { people: marksIn(people), tables: marksIn(tables) };
};

const marksIn = (texts: ReadonlyMap<string, readonly string[]>): Map<string, Mark> =>
  new Map(
    [...texts].map(([id, rules]) => [
      id,
      { kinds: ['broken'], words: t('breaks', { rules: rules.join('; ') }) },
    ]),
  );
