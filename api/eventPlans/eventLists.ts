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

/** Events in the order of the ids; null for an unknown id. */
export const eventsByIds = async (
  app: Application,
  ids: readonly string[],
): Promise<(EventRow | null)[]> => {
  const events = await app
    .read('events')
    .whereIn('id', [...ids])
    .select<EventRow[]>(eventColumns);
  const byId = new Map(events.map((event) => [event.id, event]));
  return ids.map((id) => byId.get(id) ?? null);
};
