import { useCallback } from 'react';
import { useNotify } from './notices.ts';

/** Copies an address and says so; where the browser refuses, says what to do instead. */
export const useCopyLink = () => {
  const notify = useNotify();
  return useCallback(
    async (address: string): Promise<void> => {
      try {
        await navigator.clipboard.writeText(address);
        notify({ tone: 'success', title: 'Link copied' });
      } catch {
        notify({
          tone: 'error',
          title: 'Copy failed',
          description: 'Could not copy link. Please copy the URL manually.',
        });
      }
    },
    [notify],
  );
};
