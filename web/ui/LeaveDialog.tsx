import { t } from '../texts/en/ui.ftl';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { LeaveGuard } from './useLeaveGuard.ts';

type DiscardDialogProps = { onKeep: () => void; onDiscard: () => void };

/** Asks whether to throw away what is not saved. */
export const DiscardDialog = ({ onKeep, onDiscard }: DiscardDialogProps) => (
  <ConfirmDialog
    onClose={onKeep}
    title={t('discard-title')}
    cancel={t('keep-editing')}
    confirm={t('discard')}
    onConfirm={onDiscard}
  >
    {t('discard-text')}
  </ConfirmDialog>
);

/** Asks whether to leave a page with unsaved changes, while the guard asks. */
export const LeaveDialog = ({ guard }: { guard: LeaveGuard }) =>
  guard.isAsking && <DiscardDialog onKeep={guard.stay} onDiscard={guard.leave} />;
