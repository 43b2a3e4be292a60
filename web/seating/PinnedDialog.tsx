import { t } from '../texts/en/seatingPlacing.ftl';
import { listText } from '../texts/formats.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { PinnedAsked } from './usePlacement.ts';

type PinnedDialogProps = { asked: PinnedAsked; onClose: () => void };

/** Asks before people are moved who are pinned to their seats. */
export const PinnedDialog = ({ asked: { names, moveAnyway }, onClose }: PinnedDialogProps) => {
  const count = names.length;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('pinned-title', { names: listText(names), count })}
      confirm={t('move-anyway')}
      tone="primary"
      onConfirm={moveAnyway}
    >
      <p>{t('pinned-means', { count })}</p>
    </ConfirmDialog>
  );
};
