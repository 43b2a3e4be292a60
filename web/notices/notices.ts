import { useCallback } from 'react';
import { problemOf } from '../graphql/problems.ts';
import { useNotify } from './notify.ts';

export { useNotify };

/**
 * Notifies about a failure with the catalogue's text (specification, section 8) and the server's
 * reason. `text` is the catalogue's sentence if it has one beside the title.
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
