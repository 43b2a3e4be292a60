import { Outlet, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../members/currentUser.ts';
import { signInAddress } from '../members/signIn.ts';
import { t } from '../texts/en/app.ftl';
import { ButtonAnchor } from '../ui/Button.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Page } from '../ui/Page.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { PublicFrame } from './PublicFrame.tsx';

export const WaitingForUser = () => <PageSpinner label={t('loading-account')} />;

export const UserFault = ({ error, retry }: { error: unknown; retry: () => unknown }) => (
  <PublicFrame>
    <Page title={t('something-wrong')}>
      <LoadError title={t('account-fault')} error={error} onRetry={retry} />
    </Page>
  </PublicFrame>
);

/** The screens that need a session. Without one, offers a sign-in that returns here. */
export const SignedInOnly = () => {
  const state = useCurrentUser();
  const { pathname, search } = useLocation();
  if (state.status === 'loading') return <WaitingForUser />;
  if (state.status === 'failed') return <UserFault error={state.error} retry={state.retry} />;
  if (state.status === 'signedIn') return <Outlet context={state.user} />;
  return (
    <PublicFrame>
      <Page title={t('sign-in')}>
        <EmptyState
          icon="shield"
          heading="h1"
          title={t('sign-in-to-go-on')}
          actions={
            <ButtonAnchor href={signInAddress(pathname + search)} variant="primary" size="lg">
              {t('sign-in')}
            </ButtonAnchor>
          }
        >
          {t('sign-in-text')}
        </EmptyState>
      </Page>
    </PublicFrame>
  );
};
