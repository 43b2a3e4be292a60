import pg from 'pg';

/**
 * A pool with the settings of `pg` itself. Its `end` does not wait until the server has closed its
 * connections, so that a database that is dropped after it may still tell them: that is no error.
 */
export const plainPool = (connectionString: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString });
  pool.on('error', () => undefined);
  return pool;
};
