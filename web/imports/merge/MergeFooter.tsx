import { t } from '../../texts/en/merge.ftl';
import { Button } from '../../ui/Button.tsx';
import { DialogFooter } from '../../ui/Dialog.tsx';
import styles from '../ImportDialog.module.css';
import type { Preview } from './answers.ts';

type MergeFooterProps = {
  counts: Preview['counts'];
  isApplying: boolean;
  onBack: () => void;
  onApply: () => void;
};

/** Goes back to the file, or applies the list. */
export const MergeFooter = ({ counts, isApplying, onBack, onApply }: MergeFooterProps) => {
  const isNothing = counts.new + counts.changed + counts.unclear + counts.missing === 0;
  return (
    <DialogFooter>
      <div className={styles.progress} role="status">
        {isApplying && t('applying')}
      </div>
      <Button onClick={onBack} disabled={isApplying}>
        {t('back')}
      </Button>
      <Button variant="primary" disabled={isNothing} pending={isApplying} onClick={onApply}>
        {t('apply')}
      </Button>
    </DialogFooter>
  );
};
