import { atom } from 'jotai';
import type { Marks } from '../chart/marks.ts';

/** Adds the overlay that is shown to other marks; null while there is none. */
export const overlayMarksAtom = atom<{ add: (marks: Marks) => Marks } | null>(null);
