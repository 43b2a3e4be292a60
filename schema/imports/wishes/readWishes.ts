import { byName, byNameOrEmail, type Found } from './findPeople.ts';
import { byNameOrNumber } from './findTables.ts';
import type {
  ListedWishes,
  Someone,
  Wish,
  WishedPlan,
  WishField,
  WishProblem,
  WishProblemKind,
} from './wishes.ts';

type Kinds = { unknown: WishProblemKind; several: WishProblemKind };
type Named = { field: WishField; text: string; found: Found; kinds: Kinds };

const people = { unknown: 'unknownPerson', several: 'severalPeople' } as const;
const places = { unknown: 'unknownPlace', several: 'severalPlaces' } as const;
const tables = { unknown: 'unknownTable', several: 'severalTables' } as const;

/**
 * Finds the people, places and tables that a list's wishes name.
 * @param list the people, with the ids that they will have in the plan
 */
export const readWishes = (
  list: readonly Someone[],
  wishes: readonly ListedWishes[],
  plan: WishedPlan,
): { wishes: Wish[]; problems: WishProblem[] } => {
  const person = byNameOrEmail([...plan.people, ...list]);
  const place = byName(plan.places);
  const table = byNameOrNumber(plan.tables);
  const read: Wish[] = [];
  const problems: WishProblem[] = [];
  for (const { index, togetherWith, apartFrom, near, table: at, isPinned } of wishes) {
    const id = list[index]?.id;
    if (id === undefined) continue;
    const named = (field: WishField, texts: readonly string[], found: Found, kinds: Kinds) =>
      texts.map((text): Named => ({ field, text, found, kinds }));
    const all = [
      ...named('togetherWith', togetherWith, person, people),
      ...named('apartFrom', apartFrom, person, people),
      ...named('near', near === null ? [] : [near], place, places),
      ...named('table', at === null ? [] : [at], table, tables),
    ];
    for (const { field, text, found, kinds } of all) {
      const [to = '', ...others] = found(text);
      const kind = problemOf(id, to, others.length, kinds);
      if (kind) problems.push({ index, field, kind, words: [text] });
      else read.push({ index, field, id, to, isPinned: field === 'table' && isPinned });
    }
  }
  return { wishes: read, problems };
};

const problemOf = (
  id: string,
  to: string,
  others: number,
  { unknown, several }: Kinds,
): WishProblemKind | undefined => {
  if (to === '') return unknown;
  if (others > 0) return several;
  return to === id ? 'oneself' : undefined;
};
