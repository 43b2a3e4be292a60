import type { Pool } from 'pg';
import { eventLogOver } from '../../api/eventLog/eventLogOver.ts';
import { createMasterKey } from '../../api/sealing/masterKey.ts';
import { createPersonKeys } from '../../api/sealing/personKeys.ts';
import type { EventLog, EventStore } from '../../schema/ports/eventLog.ts';

/** The master key of all planners under test. */
export const masterKey = Buffer.alloc(32, 'for tests only').toString('base64');

export const testKeys = (pool: Pool) => createPersonKeys(pool, createMasterKey(masterKey));

/** The log over a store as the product opens it, with the keys of the database behind `pool`. */
export const sealed = async (store: EventStore, pool: Pool): Promise<EventLog> =>
  eventLogOver(store, await testKeys(pool));
