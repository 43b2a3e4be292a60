import { t } from '../texts/en/admin.ftl';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageMessage } from '../ui/PageMessage.tsx';

export const NoPermission = () => (
  <PageMessage
    icon="shield"
    tabTitle={t('title')}
    title={t('refused')}
    text={t('refused-text')}
    actions={
      <ButtonLink to="/" variant="primary">
        {t('go-home')}
      </ButtonLink>
    }
  />
);
