import { atom } from 'jotai';
import type { Bounds } from './viewport.ts';

/**
 * Tables, or an area of the floor. With `isNew` they were just added, so the whole room is shown with them.
 */
export type ViewTarget = { tableIds: readonly string[]; isNew: boolean; area?: Bounds };

/** The tables or objects that the member has just added or changed: the chart glides to them. */
export const viewTargetAtom = atom<ViewTarget | null>(null);
