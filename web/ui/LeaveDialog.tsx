import { t } from '../texts/en/ui.ftl';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { LeaveGuard } from './useLeaveGuard.ts';

type DiscardDialogProps = { open: boolean; onKeep: () => void; onDiscard: () => void };

/** Asks whether to throw away what is not saved. */
export const DiscardDialog = ({ open, onKeep, onDiscard }: DiscardDialogProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={(next) => next || onKeep()}
    title={t('discard-title')}
    cancel={t('keep-editing')}
    confirm={t('discard')}
    onConfirm={onDiscard}
  >
    {t('discard-text')}
  </ConfirmDialog>
);

/** Asks whether to leave a page with unsaved changes. */
export const LeaveDialog = ({ guard }: { guard: LeaveGuard }) => (
  <DiscardDialog open={guard.isAsking} onKeep={guard.stay} onDiscard={guard.leave} />
);
