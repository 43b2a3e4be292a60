import { useStore } from 'jotai';
import { useCallback } from 'react';
import { isSignedOut, problemOf } from '../graphql/problems.ts';
import { hasUnsavedWorkAtom } from '../ui/unsavedWork.ts';
import { useNotify } from './notify.ts';
import { signInAgain } from './signInAgain.ts';

export { useNotify };

/**
 * Reports a failure with the catalogue's text (specification, section 8) and the server's reason. `text` is
 * the catalogue's sentence if it has one besides the title. If the session has ended and entries could be
 * lost, the notice offers to sign in again.
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
