import { z } from 'zod';
import { eventAnswer } from '../../schema/answers.ts';
import { defineRoute, listQuery, partOf } from '../http/defineRoute.ts';
import { listAnswer } from '../http/listAnswer.ts';
import type { Slice } from '../slice.ts';
import { createEvent, deleteEvent, editEvent } from './operations.ts';
import { eventsForRest, readEvent } from './queries.ts';
import { EventPlansResolver } from './resolver.ts';

const tag = 'Events';

const serves: Slice['serves'] = [
  defineRoute({
    at: 'GET /api/events',
    tag,
    summary: 'The events that you may see, newest first',
    query: listQuery,
    answer: z.array(eventAnswer),
    handle: async ({ app, request, query, response }) =>
      listAnswer(response, partOf(query), await eventsForRest(app, request, partOf(query))),
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
export const eventPlans: Slice = { resolvers: [EventPlansResolver], serves };
