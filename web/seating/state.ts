import { atom } from 'jotai';
import { type Drag, idle } from './drag.ts';
import type { RoleFilter } from './people/search.ts';
import { nobody, type Selection } from './people/selection.ts';
import type { Sorting } from './people/sort.ts';

/** What lives on this screen only, and ends with it. */
export const dragAtom = atom<Drag>(idle);

/*
 * Parts of it, for what need not be drawn at every step of the pointer.
 */
const targetAtom = atom((get) => {
  const drag = get(dragAtom);
  return drag.state === 'dragging' ? drag.over : null;
});
export const draggedIdAtom = atom((get) => {
  const drag = get(dragAtom);
  return drag.state === 'idle' ? null : drag.attendeeId;
});
export const dragStateAtom = atom((get) => get(dragAtom).state);
export const overKindAtom = atom((get) => get(targetAtom)?.kind ?? null);
export const overSeatIdAtom = atom((get) => {
  const over = get(targetAtom);
  return over?.kind === 'seat' ? over.seatId : null;
});

/** Who was picked to be placed without dragging. */
export const pickedAtom = atom<string | null>(null);

export const selectedTableAtom = atom<string | null>(null);

/** Several people of the pool, to be moved together, in the order in which they were chosen. */
export const selectedPeopleAtom = atom<Selection>(nobody);

/** Whose details are shown. */
export const detailsOfAtom = atom<string | null>(null);

export const poolFilterAtom = atom<{ typed: string; role: RoleFilter; sort: Sorting }>({
  typed: '',
  role: 'all',
  sort: 'name',
});

/** On phones one of the two is shown. */
export const panelAtom = atom<'people' | 'floor'>('floor');

/** What was just done, for screen readers. */
export const announcementAtom = atom('');
