import type pg from 'pg';
import type { LogEvent } from './logEvent.ts';

/** Reads the whole event log from its tables. */
export const readPostgresLog = async (client: pg.Client): Promise<LogEvent[]> => {
  const { rows } = await client.query<Omit<LogEvent, 'revision'> & { revision: string }>(
    `SELECT event_id AS id, stream, revision, type, data, metadata
       FROM event_log.events ORDER BY position`,
  );
  return rows.map((row) => ({ ...row, revision: Number(row.revision) }));
};
