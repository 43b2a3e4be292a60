import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../members/currentUser.ts';
import { t } from '../texts/en/app.ftl';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { PublicFrame, SignInLink } from './PublicFrame.tsx';
import { ShellFrame } from './Shell.tsx';
import { WaitingForUser } from './SignedInOnly.tsx';

/** Keeps the frame of other pages, so that members have the navigation and visitors can sign in. */
export const NotFoundPage = () => {
  const state = useCurrentUser();
  if (state.status === 'loading') return <WaitingForUser />;
  if (state.status === 'signedIn')
    return (
      <ShellFrame user={state.user}>
        <NotFound />
      </ShellFrame>
    );
  return (
    <PublicFrame action={<SignInLink />}>
      <NotFound />
    </PublicFrame>
  );
};

const NotFound = () => {
  const navigate = useNavigate();
  // A link opened in a new tab has no history to go back to.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Page title={t('not-found')}>
      <EmptyState
        icon="chair"
        heading="h1"
        title={t('not-found')}
        text={t('not-found-text')}
        actions={
          <>
            <Button icon="arrowLeft" onClick={goBack}>
              {t('go-back')}
            </Button>
            <ButtonLink to="/" variant="primary">
              {t('go-home')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
};
