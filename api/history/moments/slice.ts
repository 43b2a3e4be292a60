import { z } from 'zod';
import { activityAnswer, momentAnswer } from '../../../schema/entities/moment.ts';
import { defineRoute } from '../../http/defineRoute.ts';
import type { Slice } from '../../slice.ts';
import { readActivity } from './activity.ts';
import { readMoment } from './moment.ts';
import { ActivityById, MomentsResolver } from './resolver.ts';
import { restoreMoment } from './restore.ts';

const tag = 'History';

/** NaN for text that is no number: the input's schema refuses it. */
const numberIn = (text: string | undefined): number => Number(text || Number.NaN);

const serves: Slice['serves'] = [
  defineRoute({
    at: 'GET /api/events/:id/moments',
    tag,
    summary: 'The plan as it stood with the last change up to a time; without one, as it stands',
    query: z.object({ at: z.string().optional().meta({ description: 'ISO 8601.' }) }),
    answer: momentAnswer,
    handle: async ({ app, request, params: { id: eventId }, query: { at } }) =>
      readMoment(app, request, { eventId, at }),
  }),
  defineRoute({
    at: 'GET /api/events/:id/moments/:revision',
    tag,
    summary: "The plan as it stood with the change of a revision of the event plan's stream",
    answer: momentAnswer,
    handle: async ({ app, request, params: { id: eventId, revision } }) =>
      readMoment(app, request, { eventId, revision: numberIn(revision) }),
  }),
  defineRoute({
    at: 'GET /api/events/:id/activity',
    tag,
    summary: 'How much happened when, over the life of an event, and what stands out',
    answer: activityAnswer,
    handle: async ({ app, request, params: { id = '' } }) => {
      const { position: _, ...activity } = await readActivity(app, request, id);
      return activity;
    },
  }),
  restoreMoment,
];

/** Plans of earlier moments, and their restoration. */
export const moments: Slice = { resolvers: [ActivityById, MomentsResolver], serves };
