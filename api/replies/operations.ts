import { isDeclined } from '../../schema/attendees/replies.ts';
import type { EventPlanEvent, Replied } from '../../schema/domainEvents.ts';
import { replyAnswer } from '../../schema/entities/reply.ts';
import { replyForInput } from '../../schema/inputs/replies.ts';
import { limits } from '../../schema/limits.ts';
import { attendeesByIds } from '../attendees/queries.ts';
import type { PlanState } from '../eventPlans/state.ts';
import { operation } from '../pipeline/operation.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import { seatsByIds } from '../placement/queries.ts';
import { ReplyForPayload } from './types.ts';

const repliesIn = (events: readonly EventPlanEvent[]): Replied[] =>
  events.flatMap((event) => (event.type === 'AttendeesReplied' ? event.data.replies : []));

/** The earlier seats of people who come after all, as far as these are still free. */
const formerSeatsOf = (replies: readonly Replied[], plan: PlanState) =>
  replies.flatMap(({ attendeeId, after, leftSeatId: seatId }) => {
    if (!seatId || isDeclined(after) || plan.status !== 'active') return [];
    return plan.seats.get(seatId)?.attendeeId === null ? [{ attendeeId, seatId }] : [];
  });

/** @throws Refusal ATTENDEE_NOT_FOUND; EVENT_NOT_FOUND, FORBIDDEN */
export const replyFor = operation({
  name: 'replyFor',
  description:
    'Records the reply of several people in one step. Those who decline give up their seat, pin or hold.',
  input: replyForInput,
  right: toEdit,
  isLarge: true,
  work: async ({ app, origin }, { eventId, attendeeIds, reply }) => {
    const command = { type: 'ReplyFor' as const, eventId, attendeeIds, reply };
    const { events, position, state } = await performOnPlan(app, command, origin);
    const replies = repliesIn(events);
    const freed = replies.flatMap(({ after, from }) =>
      isDeclined(after) && from.in === 'seat' ? [from.seatId] : [],
    );
    const ids = replies.map(({ attendeeId }) => attendeeId);
    const [attendees, seats] = await Promise.all([
      attendeesByIds(app, ids),
      seatsByIds(app, freed),
    ]);
    return { position, attendees, seats, formerSeats: formerSeatsOf(replies, state) };
  },
  mutation: {
    input: {
      descriptions: { attendeeIds: `At most ${limits.repliesTogether.toLocaleString('en')}.` },
    },
    payload: ReplyForPayload,
  },
  route: {
    at: 'POST /api/events/:id/replies',
    answer: replyAnswer,
    shows: ({ attendees, formerSeats }) => ({ attendees, formerSeats }),
  },
});
