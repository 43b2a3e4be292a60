import pg from 'pg';
import { ran, run } from './run.ts';

/**
 * Copies a database to an empty one on another server, as dump and restore do: with pg_dump if there is
 * one that is new enough for the server, otherwise row by row into the tables that `prepare` creates.
 * Returns which of them it was.
 */
export const dumpAndRestore = async (
  from: string,
  to: string,
  file: string,
  prepare: () => Promise<unknown>,
): Promise<string> => {
  if (await canDump(from)) {
    await run('pg_dump', ['--format=custom', '--no-owner', '--file', file, '--dbname', from]);
    await run('pg_restore', ['--no-owner', '--exit-on-error', '--dbname', to, file]);
    return 'by pg_dump';
  }
  await prepare();
  await withClient(from, (source) => withClient(to, (target) => copyAll(source, target)));
  return 'row by row';
};

const canDump = async (url: string): Promise<boolean> => {
  const { code, output } = await ran('pg_dump', ['--version']);
  const ours = Number(/(\d+)/.exec(output)?.[1] ?? 0);
  if (code !== 0) return false;
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ version: string }>(
      `SELECT current_setting('server_version') AS version`,
    );
    return ours >= Number.parseInt(rows[0]?.version ?? '0', 10);
  }).catch(() => false);
};

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const copyAll = async (source: pg.Client, target: pg.Client): Promise<void> => {
  const { rows: tables } = await source.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  // As when restoring: without triggers and foreign keys.
  await target.query('SET session_replication_role = replica');
  await target.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name } of tables) await copyTable(source, target, name);
  const { rows: sequences } = await source.query<{ name: string; last: string | null }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS last FROM pg_sequences`,
  );
  for (const { name, last } of sequences) {
    if (last !== null) await target.query('SELECT setval($1, $2)', [name, last]);
  }
};

const rowsAtOnce = 1_000;

const copyTable = async (source: pg.Client, target: pg.Client, name: string): Promise<void> => {
  const { rows: columns } = await source.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [name],
  );
  const list = columns.map((column) => column.name).join(', ');
  const { rows } = await source.query<{ row: string }>(
    `SELECT to_json(t)::text AS row FROM ${name} t`,
  );
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const json = `[${rows.slice(start, start + rowsAtOnce).map(({ row }) => row)}]`;
    await target.query(
      `INSERT INTO ${name} (${list}) OVERRIDING SYSTEM VALUE
       SELECT ${list} FROM json_populate_recordset(NULL::${name}, $1::json)`,
      [json],
    );
  }
};
