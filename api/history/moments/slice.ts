import { z } from 'zod';
import { id } from '../../../schema/entities/fields.ts';
import { activityAnswer, activityRead, momentAnswer } from '../../../schema/entities/moment.ts';
import { defineRoute } from '../../http/defineRoute.ts';
import { defineQuery } from '../../pipeline/defineQuery.ts';
import type { Slice } from '../../slice.ts';
import { readActivity } from './activity.ts';
import { readMoment } from './moment.ts';
import { MomentsResolver } from './resolver.ts';
import { restoreMoment } from './restore.ts';

/** NaN for any text that is no number, which the input's schema then refuses. */
const numberIn = (text: string | undefined): number => Number(text || Number.NaN);

const serves: Slice['serves'] = [
  defineRoute({
    at: 'GET /api/events/:id/moments',
    summary: 'The plan after the last change up to a time; by default the present plan',
    query: z.object({ at: z.string().optional().meta({ description: 'ISO 8601.' }) }),
    answer: momentAnswer,
    handle: async ({ app, request, params: { id: eventId }, query: { at } }) =>
      readMoment(app, request, { eventId, at }),
  }),
  defineRoute({
    at: 'GET /api/events/:id/moments/:revision',
    summary: "The plan after the change of a revision of the event plan's stream",
    answer: momentAnswer,
    handle: async ({ app, request, params: { id: eventId, revision } }) =>
      readMoment(app, request, { eventId, revision: numberIn(revision) }),
  }),
  defineQuery({
    name: 'planActivity',
    description: "The activity over an event's life. Null if the viewer may not see the event.",
    args: { eventId: id },
    answer: activityRead,
    isNullable: true,
    read: ({ app, request }, { eventId }) => readActivity(app, request, eventId),
    route: {
      at: 'GET /api/events/:id/activity',
      summary: 'The activity over the life of an event, and its notable changes',
      answer: activityAnswer,
      shows: ({ position: _, ...activity }) => activity,
    },
  }),
  restoreMoment,
];

/** Plans at past moments, and their restoration. */
export const moments: Slice = { tag: 'History', resolvers: [MomentsResolver], serves };
