import { t } from '../texts/en/seatingPlacement.ftl';
import { listText } from '../texts/formats.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { UnconfirmedMove } from './useConfirmedMoves.ts';

type MoveAnywayDialogProps = { move: UnconfirmedMove; onClose: () => void };

/** Asks before moving people who are pinned to their seats, or seating people who declined. */
export const MoveAnywayDialog = ({ move, onClose }: MoveAnywayDialogProps) => {
  const { names, moveAnyway, why } = move;
  const count = names.length;
  const values = { names: listText(names), count };
  const isPinned = why === 'pinned';
  return (
    <ConfirmDialog
      onClose={onClose}
      title={isPinned ? t('pinned-title', values) : t('declined-title', values)}
      confirm={isPinned ? t('move-anyway') : t('seat-anyway')}
      tone="primary"
      onConfirm={moveAnyway}
    >
      <p>{isPinned ? t('pinned-means', { count }) : t('declined-means', { count })}</p>
    </ConfirmDialog>
  );
};
