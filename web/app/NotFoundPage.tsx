import { useNavigate } from 'react-router-dom';
import { t } from '../texts/en/app.ftl';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { PublicFrame } from './PublicFrame.tsx';

export const NotFoundPage = () => {
  const navigate = useNavigate();
  // A link opened in a new tab has no history to go back to.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <PublicFrame>
      <Page title={t('not-found')}>
        <EmptyState
          icon="chair"
          heading="h1"
          title={t('not-found')}
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
        >
          {t('not-found-text')}
        </EmptyState>
      </Page>
    </PublicFrame>
  );
};
