import { z } from 'zod';
import { replies } from '../attendees/replies.ts';
import { limits } from '../limits.ts';
import { anId, planInput } from './text.ts';

const tooMany = `Record ${limits.repliesTogether.toLocaleString('en')} replies or fewer at once`;

export const replyForInput = planInput({
  attendeeIds: z
    .array(anId)
    .min(1, 'Name somebody who replied')
    .max(limits.repliesTogether, tooMany),
  reply: z.enum(replies),
});
