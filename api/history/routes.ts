import { z } from 'zod';
import { historyAnswer } from '../../schema/answers.ts';
import { defineRoute, listQuery } from '../faces/defineRoute.ts';
import { listAnswer } from '../faces/listAnswer.ts';
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
];
