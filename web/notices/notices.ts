import { useCallback } from 'react';
import { problemOf } from '../graphql/problems.ts';
import { useNotify } from './notify.ts';

export { useNotify };

/**
 * Shows what failed, in the words of the catalogue (specification, section 8), and then the server's
 * own reason. `text` is the catalogue's sentence where it has a title beside one.
 */
export const useNotifyFailure = () => {
  const notify = useNotify();
  return useCallback(
    (title: string, error: unknown, text?: string) => {
      const description = [text, problemOf(error).message].filter(Boolean).join(' ');
      notify({ tone: 'error', title, description });
    },
    [notify],
  );
};
