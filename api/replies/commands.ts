import type { Reply } from '../../schema/attendees/replies.ts';

export type ReplyCommand = {
  type: 'ReplyFor';
  eventId: string;
  attendeeIds: readonly string[];
  reply: Reply;
};
