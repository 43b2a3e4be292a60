import { Progress } from 'radix-ui';
import { t } from '../texts/en/imports.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogFooter } from '../ui/Dialog.tsx';
import styles from './ImportDialog.module.css';

type ImportFooterProps = {
  count: number;
  isReady: boolean;
  /** Why the import is not ready, if the fields do not say so. */
  reason?: string | false;
  isPending: boolean;
  /** The work to finish before the import is possible. */
  progress?: string | undefined;
  onCancel: () => void;
  onImport: () => void;
};

/**
 * Cancel and Import, with the work in progress or the reason why importing is not possible. No percentage:
 * reading takes a moment, and the server imports in one step.
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
