import { atom } from 'jotai';

/** The dialog about placing people that is open. */
export type PlacingDialog =
  | { kind: 'move'; attendeeIds: readonly string[] }
  | { kind: 'swap'; attendeeId: string }
  | { kind: 'hold'; attendeeIds: readonly string[] }
  | { kind: 'seatPeople'; tableId: string };

export const placingDialogAtom = atom<PlacingDialog | null>(null);
