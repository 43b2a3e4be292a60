import type { PrintedAs } from '../entities/issuedSheet.ts';
import type { SheetKind } from '../vocabulary.ts';

export const cardOrders = ['table', 'name'] as const;
export const cardHolders = ['seated', 'everybody'] as const;
export const escortCardsFor = ['party', 'person'] as const;

/** How many of the usual cards can stand on a page. */
export const cardsPerPage: Readonly<Partial<Record<SheetKind, readonly number[]>>> = {
  placeCards: [4, 8],
  escortCards: [4, 8],
  tableCards: [1, 2, 4],
};

/** What can be chosen of a sheet besides its paper. */
export type SheetChoice = Exclude<keyof PrintedAs, 'paper' | 'turned' | 'designVersion'>;

/**
 * What can be chosen of each sheet that is given out. Cards that are printed because they are new are not given out, so
 * `since` is the kitchen's alone.
 */
export const choicesOf: Readonly<Record<SheetKind, readonly SheetChoice[]>> = {
  seatingPlan: ['withList', 'withBackground'],
  guestList: [],
  tableLists: [],
  placeCards: ['perPage', 'order', 'who', 'hasDiets', 'designId'],
  tableCards: ['perPage', 'designId'],
  escortCards: ['perPage', 'each', 'designId'],
  doorList: [],
  kitchen: ['since'],
};
