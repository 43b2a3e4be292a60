import { t } from '../texts/en/kitchen.ftl';
import { LoadError } from '../ui/LoadError.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import styles from './Kitchen.module.css';
import type { KitchenState } from './useKitchen.ts';

type KitchenNotReadyProps = { state: Exclude<KitchenState, { status: 'ready' }> };

/** Says why there is no kitchen to show or print yet. */
export const KitchenNotReady = ({ state }: KitchenNotReadyProps) => {
  switch (state.status) {
    case 'loading':
      return (
        <div role="status" aria-label={t('loading')} className={styles.kitchen}>
          <Skeleton height="2.5rem" />
          <Skeleton height="12rem" />
        </div>
      );
    case 'failed':
      return <LoadError title={t('not-loaded')} error={state.error} onRetry={state.retry} />;
    case 'refused':
      return <EmptyState icon="shield" title={t('refused')} text={t('refused-text')} />;
  }
};
