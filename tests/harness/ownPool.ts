import pg from 'pg';

/**
 * A pool for a test's own queries. `end()` resolves before the server has closed the connections, so
 * dropping their database may still break one, and an error without a listener would end the run.
 */
export const ownPool = (connectionString: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};
