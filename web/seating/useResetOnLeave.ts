import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { nobody } from './people/selection.ts';
import { askedAtom } from './placing/asked.ts';
import { detailsOfAtom, pickedAtom, selectedPeopleAtom, selectedTableAtom } from './state.ts';

/** Resets picks, selections and dialogs when the member leaves the event. */
export const useResetOnLeave = () => {
  const setPicked = useSetAtom(pickedAtom);
  const setSelected = useSetAtom(selectedTableAtom);
  const setSelectedPeople = useSetAtom(selectedPeopleAtom);
  const setDetailsOf = useSetAtom(detailsOfAtom);
  const setAsked = useSetAtom(askedAtom);
  useEffect(
    () => () => {
      setPicked(null);
      setSelected(null);
      setSelectedPeople(nobody);
      setDetailsOf(null);
      setAsked(null);
    },
    [setPicked, setSelected, setSelectedPeople, setDetailsOf, setAsked],
  );
};
