import type { Element } from './elements.ts';
import type { Facts } from './facts.ts';

/**
 * Why some people cannot all have a seat while hard rules and pins hold. `counts` has the needed and the
 * available number:
 * - pinBreaksRule: people are pinned where a rule forbids it; 0 and 0.
 * - apartWithinGroup: two who must share a table must be apart; tables needed (2), and the one there is.
 * - tablesDoNotMeet: no table is open to all who must share one; tables needed (1) and open (0).
 * - groupTooLarge: they must share a table; people, and seats of the largest table open to them.
 * - tooFewSeats: people bound to some tables, and the seats of these.
 * - tooManyForTables: people of a group, and how many a rule allows at the tables open to them.
 * - tooFewForTables: people to seat, and the seats of as many tables as a rule has people for.
 * - tooManyApart: groups that must not share a table, and the tables open to them.
 * - noCompanion: company needed (1), and how many of the candidates can be it (0).
 */
export type ProofCode =
  | 'pinBreaksRule'
  | 'apartWithinGroup'
  | 'tablesDoNotMeet'
  | 'groupTooLarge'
  | 'tooFewSeats'
  | 'tooManyForTables'
  | 'tooFewForTables'
  | 'tooManyApart'
  | 'noCompanion';

export type Counts = { needed: number; available: number };

/** A contradiction. Its elements need not be minimal yet. */
export type Finding = {
  elements: readonly Element[];
  people: readonly number[];
  tables: readonly number[];
  counts: Counts;
};

/** Finds contradictions of one kind. All findings are certain, but some may be missed. */
export type Proof = (facts: Facts) => Finding[];

/** Distinct numbers in ascending order. */
export const unique = (numbers: Iterable<number>): number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);

/** The indices of set entries. */
export const setIn = (mask: Uint8Array): number[] =>
  [...mask.keys()].filter((index) => mask[index] === 1);
