import { searchable, spellings } from '../../../schema/text/folding.ts';
import { freeSeatsOf, type PlanView } from '../planView.ts';
import type { Attendee } from '../seatingPlan.ts';

/** A target of a move, as search results list it. */
export type Place =
  | { kind: 'pool' }
  | { kind: 'holding' }
  | { kind: 'table'; tableId: string; name: string; free: number; seats: number }
  | {
      kind: 'seat';
      seatId: string;
      tableName: string;
      position: number;
      occupant: Attendee | undefined;
    };

/** A place with its folded search words. */
export type Indexed = { place: Place; words: readonly string[] };

const wordsIn = (folded: string): string[] => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const wordsOf = (text: string): string[] => wordsIn(spellings(text));

/** Every table and seat of a plan. Members may type `seatWord` before a seat's number, or omit it. */
export const tablesAndSeats = ({ tables }: Pick<PlanView, 'tables'>, seatWord: string): Indexed[] =>
  tables.flatMap((view) => {
    const { id: tableId, name } = view.table;
    const words = wordsOf(name);
    const free = freeSeatsOf(view).length;
    const table: Indexed = {
      place: { kind: 'table', tableId, name, free, seats: view.seats.length },
      words,
    };
    const ofSeats = [...words, ...wordsOf(seatWord)];
    const seats = view.seats.map(({ id: seatId, position }, index): Indexed => {
      const occupant = view.people[index];
      return {
        place: { kind: 'seat', seatId, tableName: name, position, occupant },
        words: occupant ? [...ofSeats, ...wordsOf(occupant.name)] : ofSeats,
      };
    });
    return [table, ...seats];
  });

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

/** Numbers must match exactly, words by prefix. */
const isIn = (words: readonly string[], typed: string): boolean =>
  isNumber(typed) ? words.includes(typed) : words.some((word) => word.startsWith(typed));

/**
 * How well a place matches the typed words; lower is better. 0: by its own words. 1: the last number is the
 * seat's. 2: any number is. Undefined if it does not match.
 */
const fitOf = ({ place, words }: Indexed, typed: readonly string[]): number | undefined => {
  if (typed.every((word) => isIn(words, word))) return 0;
  if (place.kind !== 'seat') return undefined;
  const position = String(place.position);
  const last = typed.findLastIndex(isNumber);
  if (typed[last] === position && typed.every((word, at) => at === last || isIn(words, word)))
    return 1;
  return typed.every((word) => word === position || isIn(words, word)) ? 2 : undefined;
};

const isTaken = (place: Place): boolean =>
  place.kind === 'table' ? place.free === 0 : place.kind === 'seat' && place.occupant !== undefined;

/**
 * The places that match the typed text: "gar 3" matches seat 3 of the garden table. Free places come first,
 * then better matches, then tables before seats. An empty text lists all tables.
 */
export const placesFor = (all: readonly Indexed[], typed: string): Place[] => {
  const words = wordsIn(searchable(typed));
  const found = all.flatMap((indexed): Found[] => {
    const { place } = indexed;
    if (words.length === 0) return place.kind === 'table' ? [{ place, fit: 0 }] : [];
    const fit = fitOf(indexed, words);
    return fit === undefined ? [] : [{ place, fit }];
  });
  return byFreedom(found);
};

type Found = { place: Place; fit: number };

const byFreedom = (found: readonly Found[]): Place[] =>
  found
    .toSorted(
      (a, b) =>
        Number(isTaken(a.place)) - Number(isTaken(b.place)) ||
        a.fit - b.fit ||
        Number(a.place.kind === 'seat') - Number(b.place.kind === 'seat'),
    )
    .map(({ place }) => place);
