import { eventAnalyticsAnswer, eventAnalyticsRead } from '../../schema/entities/analytics.ts';
import { id } from '../../schema/entities/fields.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { readEventAnalytics } from './queries.ts';
import './types.ts';

/** The figures of an event. */
export const analytics: Slice = {
  tag: 'Analytics',
  serves: [
    defineQuery({
      name: 'eventAnalytics',
      description: 'Null if the viewer may not see the event.',
      args: { id },
      answer: eventAnalyticsRead,
      isNullable: true,
      read: ({ app, request }, { id }) => readEventAnalytics(app, request, id),
      route: {
        at: 'GET /api/events/:id/analytics',
        answer: eventAnalyticsAnswer,
        summary: 'The figures of an event: seats over time, companies by table, and check-ins',
        shows: ({ event: _, position: __, ...figures }) => figures,
      },
    }),
  ],
};
