import pg from 'pg';

/**
 * A pool for what only a test asks. `end()` resolves before the server has let the connections go, so
 * that dropping their database may still break one: an event without a listener would end the run.
 */
export const ownPool = (connectionString: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};
