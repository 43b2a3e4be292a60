import { z } from 'zod';
import { historyAnswer, trailAnswer } from '../../schema/entities/history.ts';
import { type HistoryKind, historyKinds } from '../../schema/historyKinds.ts';
import { historyFilter, someHistoryKinds } from '../../schema/inputs/history.ts';
import { position } from '../../schema/inputs/lists.ts';
import { limits } from '../../schema/limits.ts';
import { defineList } from '../http/defineList.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { redo, undo } from './operations.ts';
import { listHistory } from './queries.ts';
import {
  AttendeeStayResolver,
  AttendeeTrailResolver,
  EventHistory,
  HistoryById,
  HistoryEntryResolver,
  HistoryUndoingResolver,
} from './resolver.ts';
import { readTrail } from './trail/readTrail.ts';

const before = position.meta({
  description: 'The position of an entry: those before it, so that new ones move no page.',
});

const severalKinds = z
  .string()
  .transform((text) => text.split(',').filter(Boolean) as HistoryKind[])
  .pipe(someHistoryKinds)
  .optional()
  .meta({ description: `Any of ${historyKinds.join(', ')}; several with commas between them.` });

const serves: Slice['serves'] = [
  defineList({
    at: 'GET /api/events/:id/history',
    tag: 'History',
    summary:
      'What happened to an event, newest first, or what fits all that is given; 100 entries unless limit says otherwise',
    filter: { ...historyFilter.omit({ kinds: true }).shape, kind: severalKinds, before },
    answer: historyAnswer,
    usual: limits.pageSize.default,
    read: ({ app, request, params, query }, part) => {
      const { before, kind: kinds, ...filter } = query;
      const page = { ...part, before, filter: { ...filter, kinds } };
      return listHistory(app, request, { eventId: params.id ?? '', ...page });
    },
  }),
  defineRoute({
    at: 'GET /api/attendees/:id/trail',
    tag: 'History',
    summary: 'Where somebody has been, the latest place first; also who is gone by now',
    answer: trailAnswer,
    handle: async ({ app, request, params }) => {
      // The position is for subscriptions, which REST does not have.
      const { position: _, ...trail } = await readTrail(app, request, params.id ?? '');
      return trail;
    },
  }),
  undo,
  redo,
];

/** The history of a plan, undo and redo, and attendees' trails. */
export const history: Slice = {
  resolvers: [
    EventHistory,
    HistoryById,
    HistoryEntryResolver,
    HistoryUndoingResolver,
    AttendeeTrailResolver,
    AttendeeStayResolver,
  ],
  serves,
};
