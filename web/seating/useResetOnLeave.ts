import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { toolAtom } from '../rooms/state.ts';
import { findTypedAtom, foundAtom } from './find/found.ts';
import { nobody } from './people/selection.ts';
import { placingDialogAtom } from './placement/placingDialog.ts';
import {
  announcementAtom,
  chosenTablesAtom,
  detailsOfAtom,
  pairedAtom,
  pickedAtom,
  poolFilterAtom,
  selectedObjectAtom,
  selectedPeopleAtom,
  selectedTableAtom,
  toolDialogAtom,
} from './state.ts';

const resetAtom = atom(null, (_, set) => {
  set(announcementAtom, '');
  set(pickedAtom, null);
  set(selectedTableAtom, null);
  set(selectedObjectAtom, null);
  set(chosenTablesAtom, new Set());
  set(selectedPeopleAtom, nobody);
  set(detailsOfAtom, null);
  set(placingDialogAtom, null);
  set(pairedAtom, null);
  set(toolDialogAtom, null);
  set(toolAtom, null);
  set(foundAtom, null);
  set(findTypedAtom, '');
  set(poolFilterAtom, ({ sort }) => ({ typed: '', role: 'all', sort, ofDeclined: false }));
});

/** Resets picks, selections, tools, searches, dialogs and announcements when the member leaves the event. */
export const useResetOnLeave = () => {
  const reset = useSetAtom(resetAtom);
  useEffect(() => reset, [reset]);
};
