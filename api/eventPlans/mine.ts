import type { Knex } from 'knex';
import type { Viewer } from '../../schema/permissions.ts';
import type { EventRow } from '../../schema/readModels.ts';
import type { Application } from '../application.ts';
import { eventColumns } from '../queries/columns.ts';

/** Events as lists and figures know them. A draft is no event: it is reached through the event alone. */
export const realEvents = (app: Application): Knex.QueryBuilder =>
  app.read('events').whereNull('events.draft_of');

/** The events that the viewer may edit: own ones, and for moderators and admins all. `mayEditEvent` in SQL. */
export const editableEvents = (app: Application, viewer: Viewer): Knex.QueryBuilder => {
  const events = realEvents(app);
  if (!viewer) return events.whereRaw('false');
  return viewer.role === 'user' ? events.where('events.created_by_user_id', viewer.id) : events;
};

/** Events in the order of the ids; null for an id that names none. */
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
