import type { Reply } from '../../schema/attendees/replies.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotifyStep } from '../history/useNotifyStep.ts';
import { useNotify } from '../notices/notices.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/editMany.ftl';
import { ReplyFor } from './commands.ts';

/** Records the reply of several people in one step. Resolves to whether it was done. */
export const useReplyMany = (eventId: string) => {
  const [replyFor] = useCommand(ReplyFor);
  const notifyStep = useNotifyStep(eventId);
  const notify = useNotify();
  const attempt = useAttempt();
  return (attendeeIds: readonly string[], reply: Reply): Promise<boolean> =>
    attempt(t('reply-failed'), async () => {
      const input = { eventId, attendeeIds: [...attendeeIds], reply };
      const { position, stepId } = (await replyFor(input)).replyFor;
      if (position === null) return notify({ tone: 'info', title: t('nothing-changed') });
      const title = t('replied', { count: attendeeIds.length });
      notifyStep({ title, stepId });
    });
};
