import type { SheetKind } from '../vocabulary.ts';

/** The last segment of a sheet's address. */
export const sheetNames = {
  seatingPlan: 'seating-plan',
  guestList: 'guest-list',
  tableLists: 'table-lists',
  placeCards: 'place-cards',
  tableCards: 'table-cards',
  escortCards: 'escort-cards',
  doorList: 'door-list',
  kitchen: 'kitchen',
} as const satisfies Record<SheetKind, string>;

export const sheetFormats = ['pdf', 'png', 'svg'] as const;
export type SheetFormat = (typeof sheetFormats)[number];
