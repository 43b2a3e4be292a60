import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { positionOf } from '../../graphql/useCommand.ts';
import { useNotifyFailure } from '../../notices/notices.ts';
import { nobody } from '../people/selection.ts';
import { announcementAtom, pickedAtom, selectedPeopleAtom } from '../state.ts';
import { type Expected, showOptimistically } from './showOptimistically.ts';

/** What a notice says of a failure, before the server's reason. */
export type Failure = { title: string; text?: string };

/**
 * Performs a change with an optimistic update, and announces it. If it fails, rolls it back and shows a
 * notice of the failure, or calls `explain`.
 */
export const usePerform = (eventId: string) => {
  const { cache } = useApolloClient();
  const setPicked = useSetAtom(pickedAtom);
  const setSelected = useSetAtom(selectedPeopleAtom);
  const announce = useSetAtom(announcementAtom);
  const notifyFailure = useNotifyFailure();
  const letGo = useCallback(() => {
    setPicked(null);
    setSelected(nobody);
  }, [setPicked, setSelected]);
  const perform = useCallback(
    async <Data extends object>(
      expected: Expected,
      run: () => Promise<Data>,
      announcement: string,
      { title, text }: Failure,
      explain = (error: unknown): void => notifyFailure(title, error, text),
    ): Promise<Data | undefined> => {
      const { confirm, rollBack } = showOptimistically(cache, eventId, expected);
      letGo();
      announce(announcement);
      try {
        const data = await run();
        confirm(positionOf(data));
        return data;
      } catch (error) {
        rollBack();
        announce('');
        explain(error);
        return undefined;
      }
    },
    [announce, cache, eventId, letGo, notifyFailure],
  );
  return { perform, letGo };
};

export type Perform = ReturnType<typeof usePerform>['perform'];
