import type { SheetKind } from '../vocabulary.ts';

/** The last part of a sheet's address. */
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

/** What the server draws a sheet as. */
export const sheetFormats = ['pdf', 'png', 'svg'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** Where a sheet is as it was given out. */
export const issuedFilePath = (
  { eventId, sheet, id }: { eventId: string; sheet: SheetKind; id: string },
  format: SheetFormat,
): string => `/api/events/${eventId}/sheets/${sheetNames[sheet]}.${format}?issue=${id}`;
