import { atom } from 'jotai';

/** What is asked about placing people, in a dialog. */
export type Asked =
  | { kind: 'move'; attendeeIds: readonly string[] }
  | { kind: 'swap'; attendeeId: string }
  | { kind: 'hold'; attendeeIds: readonly string[] }
  | { kind: 'seatPeople'; tableId: string };

export const askedAtom = atom<Asked | null>(null);
