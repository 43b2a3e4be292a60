import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { type CurrentUser, useCurrentUser } from '../members/currentUser.ts';
import { signInAddress } from '../members/signIn.ts';
import { noticeAtom, useNotify } from '../notices/notify.ts';
import { signInAgain } from '../notices/signInAgain.ts';
import { t } from '../texts/en/app.ftl';
import { ButtonAnchor } from '../ui/Button.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Page } from '../ui/Page.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { hasUnsavedWorkAtom } from '../ui/unsavedWork.ts';
import { PublicFrame } from './PublicFrame.tsx';

export const WaitingForUser = () => <PageSpinner label={t('loading-account')} />;

export const UserFault = ({ error, retry }: { error: unknown; retry: () => unknown }) => (
  <PublicFrame>
    <Page title={t('something-wrong')}>
      <LoadError title={t('account-fault')} error={error} onRetry={retry} />
    </Page>
  </PublicFrame>
);

/** Shows a notice that the session has ended, until there is a session again. */
const useSayingSignedOut = (isSaid: boolean): void => {
  const notify = useNotify();
  const setNotice = useSetAtom(noticeAtom);
  useEffect(() => {
    if (!isSaid) return;
    notify({ ...signInAgain(), title: t('signed-out'), description: t('signed-out-text') });
    return () => setNotice((notice) => (notice?.stays ? null : notice));
  }, [isSaid, notify, setNotice]);
};

/**
 * The screens that need a session. Without one, offers a sign-in that returns here. A screen with unsaved
 * entries stays until they are given up, or there is a session again.
 */
export const SignedInOnly = () => {
  const state = useCurrentUser();
  const hasUnsavedWork = useAtomValue(hasUnsavedWorkAtom);
  const lastUser = useRef<CurrentUser>(null);
  if (state.status === 'signedIn') lastUser.current = state.user;
  const stays = state.status === 'signedOut' && hasUnsavedWork && lastUser.current !== null;
  useSayingSignedOut(stays);
  const { pathname, search } = useLocation();
  if (state.status === 'loading') return <WaitingForUser />;
  if (state.status === 'failed') return <UserFault error={state.error} retry={state.retry} />;
  if (state.status === 'signedIn' || stays) return <Outlet context={lastUser.current} />;
  return (
    <PublicFrame>
      <Page title={t('sign-in')}>
        <EmptyState
          icon="shield"
          heading="h1"
          title={t('sign-in-to-go-on')}
          text={t('sign-in-text')}
          actions={
            <ButtonAnchor href={signInAddress(pathname + search)} variant="primary" size="lg">
              {t('sign-in')}
            </ButtonAnchor>
          }
        />
      </Page>
    </PublicFrame>
  );
};
