import { useCallback } from 'react';
import { useNotifyFailure } from './notices.ts';

/**
 * Runs work that may fail. If it does, shows a notice with the catalogue's title and sentence (specification,
 * section 8), then the server's reason.
 *
 * @returns whether the work succeeded
 */
export const useAttempt = () => {
  const notifyFailure = useNotifyFailure();
  return useCallback(
    async (title: string, work: () => Promise<unknown>, text?: string): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        notifyFailure(title, error, text);
        return false;
      }
    },
    [notifyFailure],
  );
};
