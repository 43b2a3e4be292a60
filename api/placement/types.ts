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

objectFrom('SeatAssignment', seatAssignment, { description: 'Who was given which seat.' });

export const SeatTogetherPayload = payloadFrom(
  'SeatTogetherPayload',
  { seats, ...seatTogetherAnswer.shape },
  { descriptions: { left: 'Who found no free seat and stays where they were.' } },
);

export const MoveTogetherPayload = payloadFrom(
  'MoveTogetherPayload',
  { seats, attendees: z.array(attendeeAnswer) },
  { descriptions: { attendees: 'Who moved. Who was there already is left out.' } },
);

export const AutoAssignPayload = payloadFrom('AutoAssignPayload', autoAssignAnswer.shape, {
  descriptions: {
    assigned: 'How many were seated.',
    unassigned: 'How many are left in the pool for want of a seat, or for a hard rule.',
  },
});
