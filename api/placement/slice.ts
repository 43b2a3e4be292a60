import { z } from 'zod';
import {
  attendeeAnswer,
  autoAssignAnswer,
  seatAnswer,
  seatTogetherAnswer,
} from '../../schema/answers.ts';
import {
  autoAssignSeatsInput,
  holdTogetherInput,
  returnToPoolInput,
  seatTogetherInput,
  swapSeatsInput,
} from '../../schema/inputs/placement.ts';
import { Refusal } from '../../schema/refusal.ts';
import { defineRoute, listQuery, partOf, unchecked } from '../http/defineRoute.ts';
import { listAnswer } from '../http/listAnswer.ts';
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
import { PlacementResolver } from './resolver.ts';

const tag = 'Seats';

const assignment = z.strictObject({
  attendeeId: z.string().nullable(),
  eventId: z.string(),
  ifTaken: z.enum(['REFUSE', 'REPLACE']).optional(),
});

const serves: Slice['serves'] = [
  defineRoute({
    method: 'get',
    path: '/api/seats/all',
    tag,
    summary: 'Every seat of an event',
    query: listQuery.extend({ event: z.string() }),
    answer: z.array(seatAnswer),
    status: 200,
    handle: async ({ app, request, query, response }) =>
      listAnswer(
        response,
        partOf(query),
        await seatsOfEvent(app, request, query.event, partOf(query)),
      ),
  }),
  defineRoute({
    method: 'post',
    path: '/api/seats/auto-assign',
    tag,
    summary: 'Seats everyone in the pool as far as seats reach',
    body: unchecked(autoAssignSeatsInput.omit({ commandId: true })),
    answer: autoAssignAnswer,
    status: 200,
    handle: async ({ app, request, body, commandId }) => {
      const answer = await autoAssignSeats(app, request, { ...body, commandId });
      const { assigned, unassigned, assignments } = answer;
      return { assigned, unassigned, assignments };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/seats/assign-many',
    tag,
    summary: 'Seats several people at a table in one step, as far as its free seats reach',
    body: unchecked(seatTogetherInput.omit({ commandId: true })),
    answer: seatTogetherAnswer,
    status: 200,
    handle: async ({ app, request, body, commandId }) => {
      const { assignments, left } = await seatTogether(app, request, { ...body, commandId });
      return { assignments, left };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/attendees/hold-many',
    tag: 'Attendees',
    summary: 'Moves several people to the holding area in one step, for one reason',
    body: unchecked(holdTogetherInput.omit({ commandId: true })),
    answer: z.array(attendeeAnswer),
    status: 200,
    handle: async ({ app, request, body, commandId }) =>
      (await holdTogether(app, request, { ...body, commandId })).attendees,
  }),
  defineRoute({
    method: 'post',
    path: '/api/attendees/return-many',
    tag: 'Attendees',
    summary: 'Moves several people to the pool in one step',
    body: unchecked(returnToPoolInput.omit({ commandId: true })),
    answer: z.array(attendeeAnswer),
    status: 200,
    handle: async ({ app, request, body, commandId }) =>
      (await returnToPool(app, request, { ...body, commandId })).attendees,
  }),
  defineRoute({
    method: 'post',
    path: '/api/seats/swap',
    tag,
    summary: 'Has the people on two seats change places',
    body: unchecked(swapSeatsInput.omit({ commandId: true })),
    answer: z.array(seatAnswer),
    status: 200,
    handle: async ({ app, request, body, commandId }) =>
      (await swapSeats(app, request, { ...body, commandId })).seats,
  }),
  defineRoute({
    method: 'post',
    path: '/api/seats/:seatId/assign',
    tag,
    summary: 'Seats an attendee from wherever they are, or clears the seat with null',
    body: unchecked(assignment),
    answer: seatAnswer,
    status: 200,
    handle: async ({ app, request, params: { seatId }, body, commandId }) => {
      const { attendeeId, eventId, ifTaken } = parseInput(assignment, body);
      const { seats } =
        attendeeId === null
          ? await unassignSeat(app, request, { eventId, seatId, commandId })
          : await assignSeat(app, request, { eventId, seatId, attendeeId, ifTaken, commandId });
      const [seat] = seats;
      if (!seat) throw new Refusal('SEAT_NOT_FOUND', 'Seat not found');
      return seat;
    },
  }),
];

/** Who sits where. */
export const placement: Slice = { resolvers: [PlacementResolver], serves };
