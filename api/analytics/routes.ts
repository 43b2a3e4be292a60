import { eventAnalyticsAnswer } from '../../schema/answers.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { readEventAnalytics } from './queries.ts';

export const analyticsRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/events/:id/analytics',
    tag: 'Analytics',
    summary: 'The figures of an event: how seats filled, who sits with whom, who checked in',
    answer: eventAnalyticsAnswer,
    status: 200,
    handle: async ({ app, request, params }) => {
      const {
        event: _,
        position: __,
        ...figures
      } = await readEventAnalytics(app, request, params.id ?? '');
      return figures;
    },
  }),
];
