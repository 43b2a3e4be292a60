import { useState } from 'react';
import type { Reply } from '../../schema/attendees/replies.ts';
import panel from '../attendees/panel/Panel.module.css';
import { unnamedOf } from '../plusOnes/plusOnesOf.ts';
import type { PlanView } from '../seating/planView.ts';
import { t } from '../texts/en/replies.ftl';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import { replyOptions } from './replyText.ts';
import { useReply } from './useReply.ts';

type ReplySelectProps = { eventId: string; view: PlanView; attendeeId: string };

/**
 * A guest's reply to the invitation. Each choice saves at once, also for their unnamed plus-ones unless that
 * is switched off.
 */
export const ReplySelect = ({ eventId, view, attendeeId }: ReplySelectProps) => {
  const reply = useReply(eventId, view);
  const [isForAll, setForAll] = useState(true);
  const guests = unnamedOf(view, attendeeId);
  const current = view.people.get(attendeeId)?.reply ?? 'none';
  const choose = (next: Reply) => {
    const others = isForAll ? guests.map(({ id }) => id) : [];
    if (next !== current) void reply([attendeeId, ...others], next);
  };
  return (
    <div className={panel.section}>
      <Select label={t('reply')} value={current} options={replyOptions} onChange={choose} />
      {guests.length > 0 && (
        <Switch
          label={t('for-plus-ones', { count: guests.length, name: guests[0]?.name ?? '' })}
          value={isForAll}
          onChange={setForAll}
        />
      )}
    </div>
  );
};
