import { useCallback } from 'react';
import { t } from '../texts/en/notices.ftl';
import { useNotify } from './notify.ts';

/** Copies an address and confirms it. If the browser refuses, says what to do instead. */
export const useCopyLink = () => {
  const notify = useNotify();
  return useCallback(
    async (address: string): Promise<void> => {
      try {
        await navigator.clipboard.writeText(address);
        notify({ tone: 'success', title: t('link-copied') });
      } catch {
        notify({
          tone: 'error',
          title: t('copy-failed'),
          description: t('copy-by-hand'),
        });
      }
    },
    [notify],
  );
};
