import { z } from 'zod';
import { historyAnswer, undoAnswer } from '../../schema/answers.ts';
import { undoInput } from '../../schema/inputs/history.ts';
import { defineRoute, listQuery, unchecked } from '../faces/defineRoute.ts';
import { listAnswer } from '../faces/listAnswer.ts';
import { redo, undo } from './operations.ts';
import { listHistory } from './queries.ts';

export const historyRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/events/:id/history',
    tag: 'History',
    summary: 'What happened to an event, newest first; 100 entries unless limit says otherwise',
    query: listQuery,
    answer: z.array(historyAnswer),
    status: 200,
    handle: async ({ app, request, params, query, response }) => {
      const page = await listHistory(app, request, { eventId: params.id ?? '', ...query });
      return listAnswer(response, query, page);
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/events/:id/undo',
    tag: 'History',
    summary: "Takes back a step of the plan: the one named, else the caller's own last one",
    body: unchecked(undoInput.pick({ stepId: true })),
    answer: undoAnswer,
    status: 200,
    handle: async ({ app, request, params: { id: eventId }, body, commandId }) =>
      undo(app, request, { ...body, eventId, commandId }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/events/:id/redo',
    tag: 'History',
    summary: 'Does again what the caller undid last',
    answer: undoAnswer,
    status: 200,
    handle: async ({ app, request, params: { id: eventId }, commandId }) =>
      redo(app, request, { eventId, commandId }),
  }),
];
