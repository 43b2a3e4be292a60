import { z } from 'zod';
import { replies } from '../attendees/replies.ts';
import { limits } from '../limits.ts';
import { anId, commandId } from './text.ts';

const tooMany = `Record ${limits.repliesTogether.toLocaleString('en')} replies or fewer at once`;

export const replyForInput = z.strictObject({
  eventId: anId,
  attendeeIds: z
    .array(anId)
    .min(1, 'Name somebody who replied')
    .max(limits.repliesTogether, tooMany),
  reply: z.enum(replies),
  commandId,
});
