import { eventAnswer } from '../../schema/entities/event.ts';
import { defineList } from '../http/defineList.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { createEvent, deleteEvent, editEvent } from './operations.ts';
import { listEvents, readEvent } from './queries.ts';
import { EventById, EventPlansResolver } from './resolver.ts';

const tag = 'Events';

const serves: Slice['serves'] = [
  defineList({
    at: 'GET /api/events',
    tag,
    summary: 'The events that you may see, newest first',
    answer: eventAnswer,
    read: ({ app, request }, part) => listEvents(app, request, part),
  }),
  defineRoute({
    at: 'GET /api/events/:id',
    tag,
    summary: 'One event',
    answer: eventAnswer,
    handle: ({ app, request, params }) => readEvent(app, request, params.id ?? ''),
  }),
  createEvent,
  editEvent,
  deleteEvent,
];

/** Events, and each of them as a whole plan. */
export const eventPlans: Slice = { resolvers: [EventById, EventPlansResolver], serves };
