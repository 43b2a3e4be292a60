import type { Pool } from 'pg';
import type { EventLog } from '../core/eventLog.ts';
import { createEventStoreDbEventLog } from './eventStoreDb.ts';
import { createPostgresEventLog } from './postgres.ts';

/** The log that the configuration asks for: EventStoreDB where it has an address, else PostgreSQL. */
export const openEventLog = async ({
  pool,
  eventStoreUrl,
}: {
  pool: Pool;
  eventStoreUrl?: string;
}): Promise<EventLog> =>
  eventStoreUrl
    ? createEventStoreDbEventLog({ connectionString: eventStoreUrl })
    : createPostgresEventLog({ pool });
