import { z } from 'zod';
import { seatAnswer } from '../../schema/entities/seat.ts';
import { ifTaken, movePinned } from '../../schema/inputs/placement.ts';
import { notFound } from '../core/notFound.ts';
import { defineList } from '../http/defineList.ts';
import { defineRoute, unchecked } from '../http/defineRoute.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import type { Slice } from '../slice.ts';
import {
  assignSeat,
  autoAssignSeats,
  holdTogether,
  returnToPool,
  seatTogether,
  swapSeats,
  unassignSeat,
} from './operations.ts';
import { seatsOfEvent } from './queries.ts';

const assignment = z.strictObject({
  attendeeId: z.string().nullable(),
  eventId: z.string(),
  ifTaken: ifTaken.optional(),
  movePinned,
});

const serves: Slice['serves'] = [
  defineList({
    at: 'GET /api/seats/all',
    summary: 'Every seat of an event',
    filter: { event: z.string() },
    answer: seatAnswer,
    read: ({ app, request, query }, part) => seatsOfEvent(app, request, query.event, part),
  }),
  autoAssignSeats,
  seatTogether,
  holdTogether,
  returnToPool,
  swapSeats,
  assignSeat,
  unassignSeat,
  defineRoute({
    at: 'POST /api/seats/:seatId/assign',
    summary: 'Seats an attendee from wherever they are, or frees the seat with null',
    body: unchecked(assignment),
    answer: seatAnswer,
    handle: async ({ app, request, params: { seatId }, body, commandId }) => {
      const { attendeeId, ...input } = parseInput(assignment, body);
      const { ifTaken: _, ...freed } = input;
      const { seats } =
        attendeeId === null
          ? await unassignSeat(app, request, { ...freed, seatId, commandId })
          : await assignSeat(app, request, { ...input, seatId, attendeeId, commandId });
      const [seat] = seats;
      if (!seat) throw notFound('seat');
      return seat;
    },
  }),
];

export const placement: Slice = { tag: 'Seats', serves };
