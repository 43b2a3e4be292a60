import { signInAddress } from '../members/signIn.ts';
import { t } from '../texts/en/notices.ftl';
import type { Notice } from './notify.ts';

/**
 * For a screen with unsaved entries after the session has ended: opens the sign-in in another tab, so that
 * the screen can go on afterwards.
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
