import { z } from 'zod';
import { attentionKinds } from '../attendees/attention.ts';
import { id } from './fields.ts';

/** The guests who need one kind of attention. */
export const attentionAnswer = z.object({
  kind: z.enum(attentionKinds),
  attendeeIds: z.array(id).meta({ description: 'In the order in which they were added.' }),
});

export type Attention = z.infer<typeof attentionAnswer>;
