import type { Pool } from 'pg';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import type { Notices } from '../../schema/ports/notices.ts';
import type { PersonKeys } from '../sealing/personKeys.ts';
import { eventLogOver } from './eventLogOver.ts';
import { createEventStoreDbEventStore } from './eventStoreDb.ts';
import { createPostgresEventStore } from './postgres.ts';
import { createSnapshotStore } from './snapshotStore.ts';

/**
 * The configured event log: in EventStoreDB if an address is given, else in PostgreSQL. Seals personal data
 * in both.
 * @throws EventLogError LOG_UNAVAILABLE, LOG_UNUSABLE
 */
export const openEventLog = async ({
  pool,
  notices,
  eventStoreUrl,
  keys,
}: {
  pool: Pool;
  notices: Notices;
  eventStoreUrl?: string;
  keys: PersonKeys;
}): Promise<EventLog> =>
  eventLogOver(
    eventStoreUrl
      ? await createEventStoreDbEventStore({ connectionString: eventStoreUrl })
      : await createPostgresEventStore({ pool, notices }),
    keys,
    { snapshots: createSnapshotStore(pool) },
  );
