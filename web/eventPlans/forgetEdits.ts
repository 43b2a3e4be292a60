import { atom } from 'jotai';
import { unsavedAtom } from '../attendees/panel/unsaved.ts';
import { unsavedCellsAtom } from '../guestTable/unsavedCells.ts';

/** Drops what was typed about guests of an event that is gone for the member: it could not be saved. */
export const forgetEditsAtom = atom(null, (_get, set, guests: readonly { id: string }[]) => {
  const gone = new Set(guests.map(({ id }) => id));
  const ofOthers = <Edit>(edits: Readonly<Record<string, Edit>>): Record<string, Edit> =>
    Object.fromEntries(Object.entries(edits).filter(([key]) => !gone.has(key.replace(/\..*/, ''))));
  set(unsavedAtom, ofOthers);
  set(unsavedCellsAtom, ofOthers);
});
