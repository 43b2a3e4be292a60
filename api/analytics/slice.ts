import { eventAnalyticsAnswer } from '../../schema/entities/analytics.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { readEventAnalytics } from './queries.ts';
import { AnalyticsResolver } from './resolver.ts';

const serves: Slice['serves'] = [
  defineRoute({
    at: 'GET /api/events/:id/analytics',
    tag: 'Analytics',
    summary: 'The figures of an event: how seats filled, who sits with whom, who checked in',
    answer: eventAnalyticsAnswer,
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

/** The figures of an event. */
export const analytics: Slice = { resolvers: [AnalyticsResolver], serves };
