import type { Application } from '../application.ts';

/**
 * The event of an attendee or a table, also of a removed one. Undefined for an unknown id, and for things of
 * a deleted event.
 */
export const eventOf = async (
  app: Application,
  things: 'attendees' | 'tables',
  id: string,
): Promise<string | undefined> => {
  const columns = { eventId: 'event_id' };
  const thing = await app
    .read(things)
    .where({ id })
    .first<{ eventId: string } | undefined>(columns);
  const found =
    thing ??
    (await app
      .read('history_subjects')
      .join('events', 'events.id', 'history_subjects.event_id')
      .whereRaw('subjects && ARRAY[?]::text[]', [id])
      .orderBy('position')
      .first<{ eventId: string } | undefined>(columns));
  return found?.eventId;
};
