import { z } from 'zod';
import { attendeeAnswer } from '../../schema/entities/attendee.ts';
import {
  autoAssignAnswer,
  seatAssignment,
  seatTogetherAnswer,
} from '../../schema/entities/placement.ts';
import { seatAnswer } from '../../schema/entities/seat.ts';
import { objectFrom, payloadFrom } from '../graphql/fromZod.ts';

const seats = z.array(seatAnswer);

export const SeatPayload = payloadFrom(
  'SeatPayload',
  { seats },
  { description: 'The seats that a change touched.' },
);

objectFrom('SeatAssignment', seatAssignment, { description: 'A seat and the person who got it.' });

export const SeatTogetherPayload = payloadFrom(
  'SeatTogetherPayload',
  { seats, ...seatTogetherAnswer.shape },
  { descriptions: { left: 'The people who found no free seat and stay where they were.' } },
);

export const MoveTogetherPayload = payloadFrom(
  'MoveTogetherPayload',
  { seats, attendees: z.array(attendeeAnswer) },
  { descriptions: { attendees: 'The people who moved, without those who were there already.' } },
);

export const AutoAssignPayload = payloadFrom('AutoAssignPayload', autoAssignAnswer.shape, {
  descriptions: {
    assigned: 'How many people were seated.',
    unassigned:
      'How many people remain in the pool, because there is no seat or a hard rule prevents it.',
  },
});
