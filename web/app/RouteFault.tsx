import { t } from '../texts/en/app.ftl';
import { Page } from '../ui/Page.tsx';
import { ErrorState } from '../ui/StateMessage.tsx';
import { useWhenOnline } from '../ui/useWhenOnline.ts';
import { PublicFrame } from './PublicFrame.tsx';

const retry = () => window.location.reload();

/**
 * Shown when a screen fails to load or render, usually because the server has a newer version. Retries by
 * itself once the browser is online again.
 */
export const RouteFault = () => {
  useWhenOnline(retry);
  return (
    <PublicFrame>
      <Page title={t('something-wrong')}>
        <ErrorState title={t('page-fault')} message={t('page-fault-text')} onRetry={retry} />
      </Page>
    </PublicFrame>
  );
};
