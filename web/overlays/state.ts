import { atom } from 'jotai';
import type { Marks } from '../chart/marks.ts';

/** Adds the shown overlay to other marks; null if there is none. */
export const overlayMarksAtom = atom<{ add: (marks: Marks) => Marks } | null>(null);
