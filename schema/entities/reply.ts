import { z } from 'zod';
import { attendeeAnswer } from './attendee.ts';
import { id } from './fields.ts';

/** A free seat that a person gave up by declining. */
export const formerSeat = z.object({ attendeeId: id, seatId: id }).meta({ id: 'FormerSeat' });

export const replyAnswer = z
  .object({ attendees: z.array(attendeeAnswer), formerSeats: z.array(formerSeat) })
  .meta({ id: 'RecordedReplies' });
