import { t } from '../texts/en/leaveGuard.ftl';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { LeaveGuard } from './useLeaveGuard.ts';

/** Asks whether to leave a page with unsaved changes. */
export const LeaveDialog = ({ guard }: { guard: LeaveGuard }) => (
  <ConfirmDialog
    open={guard.isAsking}
    onOpenChange={(open) => open || guard.stay()}
    title={t('title')}
    confirm={t('leave')}
    onConfirm={guard.leave}
  >
    {t('text')}
  </ConfirmDialog>
);
