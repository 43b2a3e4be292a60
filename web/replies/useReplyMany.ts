import type { Reply } from '../../schema/attendees/replies.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useStep } from '../history/useStep.ts';
import { t } from '../texts/en/editMany.ftl';
import { ReplyFor } from './commands.ts';

/** Records the reply of several people in one step. Resolves to whether it was done. */
export const useReplyMany = (eventId: string) => {
  const [replyFor] = useCommand(ReplyFor);
  const step = useStep(eventId);
  return (attendeeIds: readonly string[], reply: Reply): Promise<boolean> =>
    step(t('reply-failed'), async () => {
      const input = { eventId, attendeeIds: [...attendeeIds], reply };
      const { position, stepId } = (await replyFor(input)).replyFor;
      if (position === null) return { tone: 'info', title: t('nothing-changed') };
      return { title: t('replied', { count: attendeeIds.length }), stepId };
    });
};
