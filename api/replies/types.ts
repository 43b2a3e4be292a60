import { z } from 'zod';
import { attendeeAnswer } from '../../schema/entities/attendee.ts';
import { formerSeat } from '../../schema/entities/reply.ts';
import { seatAnswer } from '../../schema/entities/seat.ts';
import { objectFrom, payloadFrom } from '../graphql/fromZod.ts';

objectFrom('FormerSeat', formerSeat, {
  description: 'A free seat that somebody gave up by declining.',
});

export const ReplyForPayload = payloadFrom(
  'ReplyForPayload',
  {
    attendees: z.array(attendeeAnswer),
    seats: z.array(seatAnswer),
    formerSeats: z.array(formerSeat),
  },
  {
    descriptions: {
      attendees: 'The people whose reply changed.',
      seats: 'The seats that they gave up.',
      formerSeats: 'For people who come after all: their earlier seats that are free.',
    },
  },
);
