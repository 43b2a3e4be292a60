import { z } from 'zod';
import { id } from './fields.ts';

/** The attendees of one event whose `party` is the same text, ignoring case. */
export const partyAnswer = z.object({
  name: z.string().meta({ description: 'The name as the first of them has it.' }),
  attendeeIds: z.array(id).meta({ description: 'In the order in which they were added.' }),
});

export type Party = z.infer<typeof partyAnswer>;
