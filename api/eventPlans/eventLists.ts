import type { Knex } from 'knex';
import type { EventRow } from '../../schema/entities/event.ts';
import type { Viewer } from '../../schema/permissions.ts';
import type { Application } from '../application.ts';
import { eventColumns } from '../queries/columns.ts';

/** All events except drafts, which are reached only through their event. */
export const realEvents = (app: Application): Knex.QueryBuilder =>
  app.read('events').whereNull('events.draft_of');

/** `mayEditEvent` in SQL: own events, or all of them for moderators and admins. */
export const editableEvents = (app: Application, viewer: Viewer): Knex.QueryBuilder => {
  const events = realEvents(app);
  if (!viewer) return events.whereRaw('false');
  return viewer.role === 'user' ? events.where('events.created_by_user_id', viewer.id) : events;
};

/** The events that exist among these ids. */
export const eventsByIds = (app: Application, ids: readonly string[]): Promise<EventRow[]> =>
  app
    .read('events')
    .whereIn('id', [...ids])
    .select<EventRow[]>(eventColumns);
