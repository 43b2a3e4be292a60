import { useStore } from 'jotai';
import { useCallback } from 'react';
import { isSignedOut, problemOf } from '../graphql/problems.ts';
import { hasUnsavedWorkAtom } from '../ui/unsavedWork.ts';
import { useNotify } from './notify.ts';
import { signInAgain } from './signInAgain.ts';

export { useNotify };

/**
 * Notifies about a failure with the catalogue's text (specification, section 8) and the server's
 * reason. `text` is the catalogue's sentence if it has one beside the title. Where the session has ended and
 * there are entries to lose, it offers to sign in again.
 */
export const useNotifyFailure = () => {
  const notify = useNotify();
  const store = useStore();
  return useCallback(
    (title: string, error: unknown, text?: string) => {
      const description = [text, problemOf(error).message].filter(Boolean).join(' ');
      const offersSignIn = isSignedOut(error) && store.get(hasUnsavedWorkAtom);
      notify({ tone: 'error', ...(offersSignIn && signInAgain()), title, description });
    },
    [notify, store],
  );
};
