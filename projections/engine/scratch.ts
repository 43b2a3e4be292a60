import type pg from 'pg';
import { endConnection } from '../../schema/ports/postgres.ts';
import { excludePersonalStatistics } from '../personalStatistics.ts';
import { CannotContinue } from './checkpoints.ts';
import { connectReplay } from './replay.ts';
import { snakeCase } from './rows/statements.ts';
import type { TableShape } from './rows/table.ts';

type Index = { name: string; definition: string };

/** @throws CannotContinue naming the tables that somebody has dropped, and the way out */
const requireAll = async (client: pg.ClientBase, tables: readonly TableShape[]): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass('read.' || quote_ident(name)) IS NULL`,
    [tables.map(({ name }) => name)],
  );
  if (rows.length === 0) return;
  const missing = rows.map(({ name }) => `read.${name}`).join(', ');
  throw new CannotContinue(
    `Missing: ${missing}. Copy the definition from an empty database of this version (docs/operations.md says how), then run: npm run projections -- rebuild`,
  );
};

/**
 * Creates empty, unlogged copies of tables of `read` in another schema, with their key and the index
 * of their scope. `finishScratch` makes them crash-safe.
 * @throws CannotContinue if one of the tables is missing
 */
export const createScratch = async (
  client: pg.ClientBase,
  schema: string,
  tables: readonly TableShape[],
): Promise<void> => {
  await requireAll(client, tables);
  await client.query(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`);
  await client.query(`CREATE SCHEMA "${schema}"`);
  for (const table of tables) {
    const { name } = table;
    await client.query(
      `CREATE UNLOGGED TABLE "${schema}"."${name}"
         (LIKE read."${name}" INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)`,
    );
    await client.query(
      `ALTER TABLE "${schema}"."${name}" ADD CONSTRAINT "${name}_pkey" PRIMARY KEY (id)`,
    );
    for (const index of await indexesOf(client, table))
      if (isOfScope(index, table)) await copyIndex(client, schema, index, name);
  }
  await excludePersonalStatistics(client, schema);
};

/** Makes filled copies equal to the tables of `read`: logged, with all indexes and statistics. */
export const finishScratch = async (
  client: pg.ClientBase,
  schema: string,
  tables: readonly TableShape[],
): Promise<void> => {
  for (const table of tables) {
    await client.query(`ALTER TABLE "${schema}"."${table.name}" SET LOGGED`);
    for (const index of await indexesOf(client, table))
      if (!isOfScope(index, table)) await copyIndex(client, schema, index, table.name);
  }
  await excludePersonalStatistics(client, schema);
  for (const { name } of tables) await client.query(`ANALYZE "${schema}"."${name}"`);
};

/** Drops a scratch schema. */
export const dropScratch = async (client: pg.ClientBase, schema: string): Promise<void> => {
  await client.query(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`);
};

/**
 * Runs work on a connection of its own with empty scratch copies of the tables. They are dropped afterwards,
 * together with those of aborted runs.
 */
export const withScratch = async <Result>(
  connectionString: string,
  tables: readonly TableShape[],
  work: (client: pg.Client, schema: string) => Promise<Result>,
): Promise<Result> => {
  const client = await connectReplay(connectionString);
  const schema = scratchFor(client);
  try {
    await dropAbandonedScratch(client);
    await createScratch(client, schema, tables);
    return await work(client, schema);
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    await dropScratch(client, schema).catch(() => undefined);
    await endConnection(client);
  }
};

const indexesOf = async (client: pg.ClientBase, { name }: TableShape): Promise<Index[]> => {
  const { rows } = await client.query<Index>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE schemaname = 'read' AND tablename = $1 AND indexname <> $1 || '_pkey'`,
    [name],
  );
  return rows;
};

const isOfScope = ({ definition }: Index, { scope }: TableShape): boolean =>
  scope !== null && definition.includes(`(${snakeCase(scope)}`);

/** Index names are local to a schema, so the copy keeps the name. */
const copyIndex = async (
  client: pg.ClientBase,
  schema: string,
  { definition }: Index,
  table: string,
): Promise<void> => {
  await client.query(definition.replace(` ON read.${table} `, ` ON "${schema}"."${table}" `));
};

/** The prefix of the scratch schemas of verifications, followed by the connection's process id. */
const prefix = 'verify_';

const scratchFor = (client: pg.Client): string =>
  `${prefix}${(client as unknown as { processID: number }).processID}`;

/** Drops scratch schemas of verifications whose process has ended. */
const dropAbandonedScratch = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace
      WHERE nspname ^@ $1 AND substr(nspname, length($1) + 1) ~ '^\\d+$'
        AND NOT EXISTS (SELECT FROM pg_stat_activity a
                         WHERE a.pid::text = substr(nspname, length($1) + 1)
                           AND a.datname = current_database())`,
    [prefix],
  );
  for (const { name } of rows) await dropScratch(client, name);
};
