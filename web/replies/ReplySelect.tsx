import type { Reply } from '../../schema/replies.ts';
import type { PlanView } from '../seating/planView.ts';
import { t } from '../texts/en/replies.ftl';
import { Select } from '../ui/Select.tsx';
import { replyOptions } from './replyText.ts';
import { useReply } from './useReply.ts';

type ReplySelectProps = { eventId: string; view: PlanView; attendeeId: string };

/** What somebody answered to the invitation. Each choice is recorded at once. */
export const ReplySelect = ({ eventId, view, attendeeId }: ReplySelectProps) => {
  const reply = useReply(eventId, view);
  const current = view.people.get(attendeeId)?.reply ?? 'none';
  const choose = (next: Reply) => {
    if (next !== current) void reply(attendeeId, next);
  };
  return <Select label={t('reply')} value={current} options={replyOptions} onChange={choose} />;
};
