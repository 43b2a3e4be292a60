import { Progress } from 'radix-ui';
import { t } from '../texts/en/imports.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogFooter } from '../ui/Dialog.tsx';
import styles from './ImportDialog.module.css';

type ImportFooterProps = {
  count: number;
  isReady: boolean;
  /** Why it is not ready, where the fields do not say so. */
  reason?: string | false;
  isPending: boolean;
  /** The work in progress before an import is possible. */
  progress?: string | undefined;
  onCancel: () => void;
  onImport: () => void;
};

/**
 * Cancel, Import, and the work in progress, or why there is none. No percentage: reading takes a moment, and the server
 * imports in one step.
 */
export const ImportFooter = ({
  count,
  isReady,
  reason,
  isPending,
  progress,
  onCancel,
  onImport,
}: ImportFooterProps) => {
  const goingOn = isPending ? t('importing', { count }) : progress;
  return (
    <DialogFooter>
      <div className={styles.progress} role="status">
        {goingOn && (
          <>
            <span>{goingOn}</span>
            <Progress.Root className={styles.bar} value={null} aria-label={t('progress')}>
              <Progress.Indicator className={styles.filling} />
            </Progress.Root>
          </>
        )}
        {!goingOn && !isReady && reason}
      </div>
      <Button onClick={onCancel} disabled={isPending}>
        {t('cancel')}
      </Button>
      <Button variant="primary" disabled={!isReady} pending={isPending} onClick={onImport}>
        {count > 0 ? t('import-count', { count }) : t('import')}
      </Button>
    </DialogFooter>
  );
};
