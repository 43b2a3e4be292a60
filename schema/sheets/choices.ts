import type { PrintedAs } from '../entities/issuedSheet.ts';
import type { SheetKind } from '../vocabulary.ts';

export const cardOrders = ['table', 'name'] as const;
export const cardHolders = ['seated', 'everybody'] as const;
export const escortCardsFor = ['party', 'person'] as const;

/** The sheets of which the new cards can be printed alone. */
export const sheetsOfNewCards = ['placeCards', 'tableCards'] as const satisfies SheetKind[];

/** How many of the usual cards can stand on a page. */
export const cardsPerPage: Readonly<Partial<Record<SheetKind, readonly number[]>>> = {
  placeCards: [4, 8],
  escortCards: [4, 8],
  tableCards: [1, 2, 4],
};

/** The choices for a sheet besides its paper. */
export type SheetChoice = Exclude<keyof PrintedAs, 'paper' | 'turned' | 'designVersion'>;

/**
 * The choices for each sheet that can be issued. Only the kitchen's sheet has `since`, because cards that are printed
 * for changes alone are not issued.
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
