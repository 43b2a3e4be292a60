import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReadDatabase } from '../../schema/ports/postgres.ts';
import { freshDatabase } from '../../tests/harness/freshDatabase.ts';
import { snakeCase } from '../engine/rows/statements.ts';
import { projectors } from '../projectors.ts';
import { migrate } from './migrate.ts';

let database: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  await migrate(fresh.url);
  database = createReadDatabase(fresh.url);
  drop = fresh.drop;
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

const tables = projectors.flatMap((projector) => projector.tables);

it.each(tables)('$name has the columns that its projector writes', async ({ name, columns }) => {
  const { rows } = await database.raw<{ rows: { column: string; type: string }[] }>(
    `SELECT attname AS column, format_type(atttypid, NULL) AS type FROM pg_attribute
      WHERE attrelid = ?::regclass AND attnum > 0 AND NOT attisdropped`,
    [`read.${name}`],
  );
  const types = new Map(rows.map(({ column, type }) => [column, type]));
  const standing = Object.keys(columns).map((column) => [
    column,
    types.get(snakeCase(column))?.replace('timestamp with time zone', 'timestamptz'),
  ]);
  expect(Object.fromEntries(standing)).toEqual(columns);
});
