import { Link } from 'react-router-dom';
import { t } from '../texts/en/admin.ftl';
import { ButtonLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';

export const NoPermission = () => (
  <Page title={t('title')}>
    <EmptyState
      icon="shield"
      heading="h1"
      title={t('refused')}
      actions={
        <ButtonLink variant="primary">
          <Link to="/">{t('go-home')}</Link>
        </ButtonLink>
      }
    >
      {t('refused-text')}
    </EmptyState>
  </Page>
);
