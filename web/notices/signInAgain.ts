import { signInAddress } from '../members/signIn.ts';
import { t } from '../texts/en/notices.ftl';
import type { Notice } from './notify.ts';

/**
 * For a screen with entries that is not left although the session has ended: the sign-in opens beside it,
 * and the screen goes on once that is done.
 */
export const signInAgain = (): Pick<Notice, 'tone' | 'stays' | 'action'> => ({
  tone: 'error',
  stays: true,
  action: {
    label: t('sign-in-again'),
    altText: t('sign-in-by-hand'),
    onSelect: () => {
      const { pathname, search } = window.location;
      window.open(signInAddress(pathname + search), '_blank', 'noopener');
    },
  },
});
