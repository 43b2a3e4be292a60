import { atom } from 'jotai';
import { type Drag, idle } from './drag.ts';
import type { RoleFilter } from './planView.ts';

/** What lives on this screen only, and ends with it. */
export const dragAtom = atom<Drag>(idle);

/** Who was picked to be placed without dragging. */
export const pickedAtom = atom<string | null>(null);

export const selectedTableAtom = atom<string | null>(null);

export const poolFilterAtom = atom<{ typed: string; role: RoleFilter }>({ typed: '', role: 'all' });

/** On phones one of the two is shown. */
export const panelAtom = atom<'people' | 'floor'>('floor');

/** What was just done, for screen readers. */
export const announcementAtom = atom('');
