import { useCommand } from '../graphql/useCommand.ts';
import { useNotify } from '../notices/notices.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/drafts.ftl';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useNavigateAfterAnswer } from '../ui/useNavigateAfterAnswer.ts';
import type { DraftShown } from './drafts.ts';
import { ThrowAwayDraft } from './drafts.ts';

type ThrowAwayDialogProps = { draft: DraftShown; onClose: () => void };

export const ThrowAwayDialog = ({ draft: { id, name, live }, onClose }: ThrowAwayDialogProps) => {
  const [throwAway] = useCommand(ThrowAwayDraft);
  const leadOn = useNavigateAfterAnswer();
  const notify = useNotify();
  const attempt = useAttempt();
  const goOn = () =>
    attempt(t('throw-away-failed'), async () => {
      await throwAway({ id });
      notify({ tone: 'success', title: t('thrown-away') });
      await leadOn(`/seating?event=${live.id}`, { replace: true });
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('throw-away-title', { draft: name })}
      confirm={t('throw-away')}
      onConfirm={goOn}
    >
      {t('throw-away-text')}
    </ConfirmDialog>
  );
};
