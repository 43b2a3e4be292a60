import { limits } from '../../limits.ts';
import { columnOfWish } from '../columns.ts';
import type { WishProblem, WishProblemKind } from './wishes.ts';

const pairs = limits.pairsApart.toLocaleString('en');

/** Without names, because answers are stored for repeated requests, and erasure does not reach them. */
const plain: Record<WishProblemKind, string> = {
  unknownPerson: 'Nobody in the list or the event has this name or email address',
  severalPeople: 'More than one person has this name: give an email address',
  oneself: 'This is the person whose wish it is',
  unknownPlace: 'No place on the floor has this name',
  severalPlaces: 'More than one place has this name',
  unknownTable: 'No table has this name',
  severalTables: 'More than one table has this name',
  tableFull: 'This table has no free seat left',
  otherTable: 'They, or somebody who is to sit with them, are bound to another table',
  apartAndTogether: 'Two people cannot be both apart and together',
  tooManyPeople: `One rule names at most ${limits.namedInRule} people`,
  tooManyRules: `An event holds at most ${limits.rulesPerEvent} rules`,
  tooManyPairs: `Hard rules keep at most ${pairs} pairs of people apart`,
};

type Words = readonly string[];
const quoted = ([text = '']: Words): string => `“${text}”`;

/** With names, for the member who chose the file. */
const naming: Partial<Record<WishProblemKind, (words: Words) => string>> = {
  unknownPerson: (words) => `Nobody in the file or the event is called ${quoted(words)}`,
  severalPeople: (words) =>
    `More than one person is called ${quoted(words)}: give an email address`,
  oneself: (words) => `${quoted(words)} is the person of this row`,
  unknownPlace: (words) => `No place on the floor is called ${quoted(words)}`,
  severalPlaces: (words) => `More than one place is called ${quoted(words)}`,
  unknownTable: (words) => `No table is called ${quoted(words)}`,
  severalTables: (words) => `More than one table is called ${quoted(words)}`,
  tableFull: (words) => `${quoted(words)} has no free seat left`,
  otherTable: ([name]) => `${name}, or somebody who is to sit with them, is bound to another table`,
  apartAndTogether: ([one, other, ...people]) =>
    people.length > 2
      ? `${one} cannot be apart from ${other}: ${listed(people)} are to sit together`
      : `${one} and ${other} cannot be both apart and together`,
  tooManyRules: ([count]) =>
    `With these wishes the event would have ${count} rules; it holds at most ${limits.rulesPerEvent}`,
};

const listed = (names: Words): string =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** The error, without names. */
export const wishMessage = ({ kind }: WishProblem): string => plain[kind];

/** An error with its row in the file: `Row 7: together with: Nobody …`. */
export const wishRowMessage = (problem: WishProblem, rowOf: (index: number) => number): string => {
  const { index, field, kind, words = [] } = problem;
  const message = naming[kind]?.(words) ?? plain[kind];
  return index === null ? message : `Row ${rowOf(index)}: ${columnOfWish[field]}: ${message}`;
};
