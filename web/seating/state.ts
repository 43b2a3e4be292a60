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
/** The seat or the table under a drag, as text: it changes only where that is another one. */
const overAtom = atom((get) => {
  const over = get(targetAtom);
  if (over?.kind === 'seat') return `seat ${over.seatId}`;
  return over?.kind === 'table' ? `table ${over.tableId}` : null;
});
/** Who would be placed where, if they were dropped now. */
export const landingAtom = atom((get) => {
  const [kind, id = ''] = get(overAtom)?.split(' ') ?? [];
  const attendeeIds = get(draggedIdsAtom);
  if (kind === 'seat') return { attendeeIds, target: { kind, seatId: id } as const };
  return kind === 'table' ? { attendeeIds, target: { kind, tableId: id } as const } : null;
});
const noOne: readonly string[] = [];
/** Everybody who is dragged, once it is a drag. */
export const draggedIdsAtom = atom((get) => {
  const drag = get(dragAtom);
  return drag.state === 'dragging' ? drag.attendeeIds : noOne;
});
export const draggedIdAtom = atom((get) => {
  const drag = get(dragAtom);
  return drag.state === 'idle' ? null : drag.attendeeId;
});
export const dragStateAtom = atom((get) => get(dragAtom).state);
export const overKindAtom = atom((get) => get(targetAtom)?.kind ?? null);

/** Who was picked to be placed without dragging. */
export const pickedAtom = atom<string | null>(null);

export const selectedTableAtom = atom<string | null>(null);

/** Of what stands in the room besides tables. */
export const selectedObjectAtom = atom<string | null>(null);

/** Several people of the pool, to be moved together, in the order in which they were chosen. */
export const selectedPeopleAtom = atom<Selection>(nobody);

/** Who is to be placed: those who were chosen, else who was picked. */
export const moversAtom = atom((get): readonly string[] => {
  const chosen = get(selectedPeopleAtom);
  const picked = get(pickedAtom);
  if (chosen.size > 0) return [...chosen];
  return picked ? [picked] : noOne;
});

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
