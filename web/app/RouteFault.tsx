import { t } from '../texts/en/app.ftl';
import { Page } from '../ui/Page.tsx';
import { ErrorState } from '../ui/StateMessage.tsx';
import { PublicFrame } from './PublicFrame.tsx';

/** Shown when a screen fails to load or render; usually the server has a newer version. */
export const RouteFault = () => (
  <PublicFrame>
    <Page title={t('something-wrong')}>
      <ErrorState
        title={t('page-fault')}
        message={t('page-fault-text')}
        onRetry={() => window.location.reload()}
      />
    </Page>
  </PublicFrame>
);
