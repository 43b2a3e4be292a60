import type { TableChanges } from '../../schema/entities/issuedSheet.ts';
import type { Application } from '../application.ts';

/**
 * The number of changes within a week to each table, its seats or its people, so that calm tables can be
 * printed first. Does not check rights.
 * @returns the calmest first, then in the order of the tables
 */
export const changesByTable = async (
  { read }: Application,
  eventId: string,
): Promise<TableChanges[]> => {
  const { rows } = await read.raw<{ rows: TableChanges[] }>(
    `WITH touching (subject, table_id) AS (
       SELECT id, id FROM tables WHERE event_id = :eventId
       UNION SELECT unnest(seat_ids), table_id FROM history_seats WHERE event_id = :eventId
       UNION SELECT attendee_id, table_id FROM seats
              WHERE event_id = :eventId AND attendee_id IS NOT NULL
     ), changed AS (
       SELECT touching.table_id, count(DISTINCT entry.id)::int AS changes
         FROM seating_history entry
         JOIN history_subjects touched ON touched.id = entry.id
        CROSS JOIN unnest(touched.subjects) AS subject
         JOIN touching USING (subject)
        WHERE entry.event_id = :eventId AND entry.timestamp > now() - interval '7 days'
        GROUP BY touching.table_id
     )
     SELECT tables.id AS "tableId", coalesce(changed.changes, 0) AS changes
       FROM tables LEFT JOIN changed ON changed.table_id = tables.id
      WHERE tables.event_id = :eventId
      ORDER BY changes, tables.created_at, tables.id`,
    { eventId },
  );
  return rows;
};
