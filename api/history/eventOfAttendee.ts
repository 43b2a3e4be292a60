import type { Application } from '../application.ts';

/**
 * The event of an attendee, also of a removed one. Undefined for an unknown id and for attendees of
 * a deleted event, who were erased with it.
 */
export const eventOfAttendee = async (
  app: Application,
  attendeeId: string,
): Promise<string | undefined> => {
  const columns = { eventId: 'event_id' };
  const attendee = await app
    .read('attendees')
    .where({ id: attendeeId })
    .first<{ eventId: string } | undefined>(columns);
  const found =
    attendee ??
    (await app
      .read('history_subjects')
      .join('events', 'events.id', 'history_subjects.event_id')
      .whereRaw('subjects && ARRAY[?]::text[]', [attendeeId])
      .orderBy('position')
      .first<{ eventId: string } | undefined>(columns));
  return found?.eventId;
};
