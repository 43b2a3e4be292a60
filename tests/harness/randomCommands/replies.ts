import type { ReplyCommand } from '../../../api/replies/commands.ts';
import { replies } from '../../../schema/attendees/replies.ts';
import type { RandomCommands } from './named.ts';

export const replyCommands = {
  reply: ({ eventId, person: { attendeeId }, seats, plan, c }) => ({
    type: 'ReplyFor',
    eventId,
    attendeeIds: [attendeeId, ...seats.flatMap((id) => plan.seats.get(id)?.attendeeId ?? [])],
    reply: replies[c % replies.length] ?? 'none',
  }),
} satisfies RandomCommands<ReplyCommand>;
