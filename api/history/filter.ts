import type { Knex } from 'knex';
import { actionsOf, wholeChanges } from '../../schema/historyKinds.ts';
import type { HistoryFilter } from '../../schema/inputs/history.ts';
import type { Application } from '../application.ts';

/** The entries of an event's history that match all conditions of a filter. */
export const entriesOf = (
  app: Application,
  eventId: string,
  { actor, attendee, table, kinds, from, to }: HistoryFilter,
): Knex.QueryBuilder => {
  const entries = app.read('seating_history').where('seating_history.event_id', eventId);
  if (actor) entries.where('performed_by_user_id', actor);
  if (attendee) entries.whereIn('id', touching(app, eventId, 'ARRAY[?]', [attendee]));
  if (table) entries.whereIn('id', touching(app, eventId, tableAndSeats, [table, table]));
  if (kinds && kinds.length > 0) entries.whereIn('action', actionsOf(kinds));
  if (from) entries.where('timestamp', '>=', from);
  if (to) entries.where('timestamp', '<=', to);
  return entries;
};

/** The entries that name a person to every reader of the event (`nameableIn`). */
export const namingToReaders =
  (attendeeId: string) =>
  (entries: Knex.QueryBuilder): void => {
    const onSeat = JSON.stringify([{ attendeeId, in: 'seat' }]);
    entries
      .whereNotIn('action', wholeChanges)
      .orWhereRaw(`previous_state->'named' @> ?::jsonb`, [onSeat])
      .orWhereRaw(`new_state->'named' @> ?::jsonb`, [onSeat]);
  };

/** A table and all seats that it has ever had. */
const tableAndSeats = `
  ARRAY(SELECT ? UNION SELECT unnest(seat_ids) FROM history_seats WHERE table_id = ?)`;

/** The ids of an event's entries that touched any of these subjects; `values` bind the SQL array. */
export const touching = (
  { read }: Pick<Application, 'read'>,
  eventId: string,
  subjects: string,
  values: readonly (string | string[])[],
): Knex.QueryBuilder =>
  read('history_subjects')
    .select('history_subjects.id')
    .where('history_subjects.event_id', eventId)
    .whereRaw(`subjects && ${subjects}::text[]`, [...values]);
