import type { PrintedAs } from '../entities/issuedSheet.ts';
import type { SheetKind } from '../vocabulary.ts';

/** The sheets whose new cards can be printed separately. */
export const sheetsOfNewCards = ['placeCards', 'tableCards'] as const satisfies SheetKind[];

/** The possible numbers of the usual cards on a page. */
export const cardsPerPage: Readonly<Partial<Record<SheetKind, readonly number[]>>> = {
  placeCards: [4, 8],
  escortCards: [4, 8],
  tableCards: [1, 2, 4],
};

/** The options of a sheet besides its paper. */
export type SheetChoice = Exclude<keyof PrintedAs, 'paper' | 'turned' | 'designVersion'>;

/**
 * The options of each sheet that can be issued. Only the kitchen's sheet has `since`, because prints of new
 * cards alone are not issued.
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
