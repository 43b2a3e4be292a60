import pg from 'pg';

/**
 * The tables of the database that contain a word, in any letter case. Searches every row of every table,
 * with all its columns as text, and PostgreSQL's statistics of their values.
 */
export const tablesWith = async (databaseUrl: string, word: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
        UNION ALL SELECT 'pg_stats' ORDER BY 1`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await client.query(
        `SELECT FROM ${name} t WHERE strpos(lower(t::text), lower($1)) > 0 LIMIT 1`,
        [word],
      );
      if (rowCount) found.push(name);
    }
    return found;
  } finally {
    await client.end();
  }
};
