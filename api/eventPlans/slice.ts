import { z } from 'zod';
import { eventAnswer } from '../../schema/answers.ts';
import { eventChanges, eventFields } from '../../schema/inputs/eventPlans.ts';
import { defineRoute, listQuery, partOf, unchecked } from '../http/defineRoute.ts';
import { listAnswer } from '../http/listAnswer.ts';
import type { Slice } from '../slice.ts';
import { createEvent, deleteEvent, editEvent } from './operations.ts';
import { eventsForRest, readEvent } from './queries.ts';
import { EventPlansResolver } from './resolver.ts';

const tag = 'Events';

const serves: Slice['serves'] = [
  defineRoute({
    method: 'get',
    path: '/api/events',
    tag,
    summary: 'The events that you may see, newest first',
    query: listQuery,
    answer: z.array(eventAnswer),
    status: 200,
    handle: async ({ app, request, query, response }) =>
      listAnswer(response, partOf(query), await eventsForRest(app, request, partOf(query))),
  }),
  defineRoute({
    method: 'get',
    path: '/api/events/:id',
    tag,
    summary: 'One event',
    answer: eventAnswer,
    status: 200,
    handle: ({ app, request, params }) => readEvent(app, request, params.id ?? ''),
  }),
  defineRoute({
    method: 'post',
    path: '/api/events',
    tag,
    summary: 'Creates an event that belongs to you',
    body: unchecked(eventFields),
    answer: eventAnswer,
    status: 201,
    handle: async ({ app, request, body, commandId }) =>
      (await createEvent(app, request, { ...body, commandId })).event,
  }),
  defineRoute({
    method: 'patch',
    path: '/api/events/:id',
    tag,
    summary: 'Changes the fields that are given',
    body: unchecked(eventChanges),
    answer: eventAnswer,
    status: 200,
    handle: async ({ app, request, params: { id }, body, commandId }) =>
      (await editEvent(app, request, { ...body, id, commandId })).event,
  }),
  defineRoute({
    method: 'delete',
    path: '/api/events/:id',
    tag,
    summary: 'Deletes an event with all that belongs to it; cannot be undone',
    status: 204,
    handle: ({ app, request, params: { id }, commandId }) =>
      deleteEvent(app, request, { id, commandId }),
  }),
];

/** Events, and each of them as a whole plan. */
export const eventPlans: Slice = { resolvers: [EventPlansResolver], serves };
