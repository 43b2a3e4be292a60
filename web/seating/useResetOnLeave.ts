import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { findTypedAtom, foundAtom } from './find/found.ts';
import { nobody } from './people/selection.ts';
import { placingDialogAtom } from './placement/placingDialog.ts';
import {
  chosenTablesAtom,
  detailsOfAtom,
  pairedAtom,
  pickedAtom,
  poolFilterAtom,
  selectedObjectAtom,
  selectedPeopleAtom,
  selectedTableAtom,
} from './state.ts';

/** Resets picks, selections, searches and dialogs when the member leaves the event. */
export const useResetOnLeave = () => {
  const setPicked = useSetAtom(pickedAtom);
  const setSelected = useSetAtom(selectedTableAtom);
  const setObject = useSetAtom(selectedObjectAtom);
  const setChosenTables = useSetAtom(chosenTablesAtom);
  const setSelectedPeople = useSetAtom(selectedPeopleAtom);
  const setDetailsOf = useSetAtom(detailsOfAtom);
  const openDialog = useSetAtom(placingDialogAtom);
  const setPaired = useSetAtom(pairedAtom);
  const setFound = useSetAtom(foundAtom);
  const setTyped = useSetAtom(findTypedAtom);
  const setFilter = useSetAtom(poolFilterAtom);
  useEffect(
    () => () => {
      setPicked(null);
      setSelected(null);
      setObject(null);
      setChosenTables(new Set());
      setSelectedPeople(nobody);
      setDetailsOf(null);
      openDialog(null);
      setPaired(null);
      setFound(null);
      setTyped('');
      setFilter(({ sort }) => ({ typed: '', role: 'all', sort, ofDeclined: false }));
    },
    [
      setPicked,
      setSelected,
      setObject,
      setChosenTables,
      setSelectedPeople,
      setDetailsOf,
      openDialog,
      setPaired,
      setFound,
      setTyped,
      setFilter,
    ],
  );
};
