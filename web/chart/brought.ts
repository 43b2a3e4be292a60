import { atom } from 'jotai';

/** `isNew`: they were added, so that the whole room is to be seen with them. */
export type Brought = { tableIds: readonly string[]; isNew: boolean };

/** Tables that the member has just added or changed: the chart glides to them. */
export const broughtAtom = atom<Brought | null>(null);
