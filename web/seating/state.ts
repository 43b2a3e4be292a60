import { atom } from 'jotai';
import { type Marks, noMarks } from '../chart/marks.ts';
import type { ImportFrom } from '../imports/importDialogProps.ts';
import type { TableDialog } from '../tables/TableDialogs.tsx';
import { announcedAtom } from '../ui/announced.ts';
import { type Drag, idle } from './drag.ts';
import type { RoleFilter } from './people/search.ts';
import { nobody, type Selection } from './people/selection.ts';
import type { Sorting } from './people/sort.ts';
import type { PlanView } from './planView.ts';

/** The state of this screen only. Dropped when the member leaves it. */
export const dragAtom = atom<Drag>(idle);

/* Derived atoms, for components that must not render at every pointer move. */
const targetAtom = atom((get) => {
  const drag = get(dragAtom);
  return drag.state === 'dragging' ? drag.over : null;
});
/** The seat or table under the drag, as text, so that the atom changes only with the target. */
const overAtom = atom((get) => {
  const over = get(targetAtom);
  if (over?.kind === 'seat') return `seat ${over.seatId}`;
  return over?.kind === 'table' ? `table ${over.tableId}` : null;
});
/** The people and the target, if they were dropped now. */
export const landingAtom = atom((get) => {
  const [kind, id = ''] = get(overAtom)?.split(' ') ?? [];
  const attendeeIds = get(draggedIdsAtom);
  if (kind === 'seat') return { attendeeIds, target: { kind, seatId: id } as const };
  return kind === 'table' ? { attendeeIds, target: { kind, tableId: id } as const } : null;
});
const noOne: readonly string[] = [];
/** The dragged people, once the gesture is a drag. */
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

/** The person picked for placing without a drag. */
export const pickedAtom = atom<string | null>(null);

export const selectedTableAtom = atom<string | null>(null);

/** Tables that are selected together. While there are any, a click selects another one. */
export const chosenTablesAtom = atom<ReadonlySet<string>>(new Set<string>());

export const selectedObjectAtom = atom<string | null>(null);

/** The selected people of the pool, in the order of their selection. */
export const selectedPeopleAtom = atom<Selection>(nobody);

/** The people to place: the selection, or else the picked person. */
export const peopleToMoveAtom = atom((get): readonly string[] => {
  const chosen = get(selectedPeopleAtom);
  const picked = get(pickedAtom);
  if (chosen.size > 0) return [...chosen];
  return picked ? [picked] : noOne;
});

/** People brought together by a drop in a list that they share. The last one was dropped on. */
export const pairedAtom = atom<readonly string[] | null>(null);

/** The attendee whose details are shown. */
export const detailsOfAtom = atom<string | null>(null);

type PoolFilter = {
  typed: string;
  role: RoleFilter;
  sort: Sorting;
  /** Whether the people who declined are shown instead of those without a seat. */
  ofDeclined: boolean;
};

export const poolFilterAtom = atom<PoolFilter>({
  typed: '',
  role: 'all',
  sort: 'name',
  ofDeclined: false,
});

export type ToolDialog = TableDialog | ImportFrom | 'save' | 'share' | 'try';

/** The open dialog of the toolbar. */
export const toolDialogAtom = atom<ToolDialog | null>(null);

/** Phones show only one of the two panels. */
export const panelAtom = atom<'people' | 'floor'>('floor');

/** The last action, announced to screen readers. */
export const announcementAtom = announcedAtom();

/** A read-only plan that is shown instead of the present plan. */
export const previewAtom = atom<{ view: PlanView; marks: Marks } | null>(null);

/** The marks of the present plan, which show broken rules. */
export const standingMarksAtom = atom<Marks>(noMarks);
