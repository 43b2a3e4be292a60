import { t } from '../texts/en/app.ftl';
import { Page } from '../ui/Page.tsx';
import { ErrorState } from '../ui/StateMessage.tsx';
import { useWhenReachable } from '../ui/useWhenReachable.ts';
import { PublicFrame } from './PublicFrame.tsx';

const retry = () => window.location.reload();

/**
 * Shown when a screen fails to load or render; usually the server has a newer version. Retries by itself once the
 * server can be reached again.
 */
export const RouteFault = () => {
  useWhenReachable(true, retry);
  return (
    <PublicFrame>
      <Page title={t('something-wrong')}>
        <ErrorState title={t('page-fault')} message={t('page-fault-text')} onRetry={retry} />
      </Page>
    </PublicFrame>
  );
};
