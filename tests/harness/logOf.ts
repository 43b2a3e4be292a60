import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import type { TestPlanner } from './planner.ts';
import { sealed } from './sealing.ts';

/**
 * Opens the log of a planner that keeps it in PostgreSQL, over separate connections, which `close` ends.
 */
export const logOf = async ({ databaseUrl }: TestPlanner): Promise<EventLog> => {
  const pool = createPool(databaseUrl, { max: 4 });
  const log = await sealed(await createPostgresEventStore({ pool }), pool);
  const close = async () => {
    await log.close();
    await pool.end();
  };
  return { ...log, close };
};
