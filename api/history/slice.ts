import { z } from 'zod';
import { id } from '../../schema/entities/fields.ts';
import {
  entryPeople,
  historyAnswer,
  trailAnswer,
  trailRead,
} from '../../schema/entities/history.ts';
import { type HistoryKind, historyKinds } from '../../schema/historyKinds.ts';
import { historyFilter, someHistoryKinds } from '../../schema/inputs/history.ts';
import { position } from '../../schema/inputs/lists.ts';
import { limits } from '../../schema/limits.ts';
import { defineList } from '../http/defineList.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { peopleOfEntry } from './entryPeople.ts';
import { redo, undo } from './operations.ts';
import { listHistory } from './queries.ts';
import { listRecentActivity } from './recentActivity.ts';
import {
  AttendeeStayResolver,
  AttendeeTrailResolver,
  EventHistory,
  HistoryEntryResolver,
  HistoryUndoingResolver,
} from './resolver.ts';
import { readTrail } from './trail/readTrail.ts';

const before = position.meta({
  description:
    'The position of an entry. Returns those before it, so that new entries do not shift the pages.',
});

const severalKinds = z
  .string()
  .transform((text) => text.split(',').filter(Boolean) as HistoryKind[])
  .pipe(someHistoryKinds)
  .optional()
  .meta({ description: `Any of ${historyKinds.join(', ')}, separated by commas.` });

const serves: Slice['serves'] = [
  defineList({
    at: 'GET /api/events/:id/history',
    summary: 'The history of an event, newest first; only entries that match all given conditions',
    filter: { ...historyFilter.omit({ kinds: true }).shape, kind: severalKinds, before },
    answer: historyAnswer,
    usual: limits.pageSize.default,
    read: ({ app, request, params, query }, part) => {
      const { before, kind: kinds, ...filter } = query;
      const page = { ...part, before, filter: { ...filter, kinds } };
      return listHistory(app, request, { eventId: params.id ?? '', ...page });
    },
  }),
  defineQuery({
    name: 'recentActivity',
    description: 'The latest changes of all events that the viewer may edit, newest first.',
    args: { limit: z.int().nullish() },
    answer: z.array(historyAnswer),
    read: ({ app, request }, args) => listRecentActivity(app, request, args),
  }),
  defineQuery({
    name: 'historyPeople',
    description: 'The people that a change touched, by its id. Null if the viewer may not see it.',
    args: { id },
    answer: entryPeople,
    isNullable: true,
    read: ({ app, request }, { id }) => peopleOfEntry(app, request, id),
  }),
  defineQuery({
    name: 'attendeeTrail',
    description:
      'The places where somebody has been, even if they were removed. Null if the viewer may not see them, and for erased people.',
    args: { id },
    answer: trailRead,
    isNullable: true,
    read: ({ app, request }, { id }) => readTrail(app, request, id),
    route: {
      at: 'GET /api/attendees/:id/trail',
      summary: 'The places where somebody has been, latest first, even if they were removed',
      answer: trailAnswer,
      // REST has no subscriptions, and so no use for the position.
      shows: ({ position: _, ...trail }) => trail,
    },
  }),
  undo,
  redo,
];

/** The history of a plan, undo and redo, and attendees' trails. */
export const history: Slice = {
  tag: 'History',
  resolvers: [
    EventHistory,
    HistoryEntryResolver,
    HistoryUndoingResolver,
    AttendeeTrailResolver,
    AttendeeStayResolver,
  ],
  serves,
};
