import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { positionOf } from '../../graphql/useCommand.ts';
import { nobody } from '../people/selection.ts';
import { announcementAtom, pickedAtom, selectedPeopleAtom } from '../state.ts';
import { type Expected, showOptimistically } from './showOptimistically.ts';

/** Performs a change with an optimistic update, announces it, and rolls it back if it fails. */
export const usePerform = (eventId: string) => {
  const { cache } = useApolloClient();
  const setPicked = useSetAtom(pickedAtom);
  const setSelected = useSetAtom(selectedPeopleAtom);
  const announce = useSetAtom(announcementAtom);
  const letGo = useCallback(() => {
    setPicked(null);
    setSelected(nobody);
  }, [setPicked, setSelected]);
  const perform = useCallback(
    async <Data extends object>(
      expected: Expected,
      run: () => Promise<Data>,
      announcement: string,
      failure: string,
    ): Promise<{ data: Data } | { error: unknown }> => {
      const { confirm, rollBack } = showOptimistically(cache, eventId, expected);
      letGo();
      announce(announcement);
      try {
        const data = await run();
        confirm(positionOf(data));
        return { data };
      } catch (error) {
        rollBack();
        announce(failure);
        return { error };
      }
    },
    [announce, cache, eventId, letGo],
  );
  return { perform, letGo };
};

export type Perform = ReturnType<typeof usePerform>['perform'];
