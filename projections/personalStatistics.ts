import type pg from 'pg';
import { personalRowFields } from '../schema/personalFields.ts';
import { snakeCase } from './engine/rows/statements.ts';

const names = personalRowFields.map(snakeCase);
/** JSON may contain anything, so it counts as personal. */
const types = ['json', 'jsonb'];

type Column = { table: string; column: string; type: string; isSampled: boolean };
type IndexColumn = { index: string; number: number };

const personalColumns = `
  SELECT c.oid::regclass::text AS table, quote_ident(a.attname) AS column,
         format_type(a.atttypid, a.atttypmod) AS type,
         EXISTS (SELECT FROM pg_stats s WHERE s.schemaname = n.nspname
                    AND s.tablename = c.relname AND s.attname = a.attname)
           AND NOT EXISTS (SELECT FROM pg_attribute g
                            WHERE g.attrelid = c.oid AND g.attgenerated <> '') AS "isSampled"
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
   WHERE n.nspname = $1 AND c.relkind = 'r' AND a.attstattarget IS DISTINCT FROM 0
     AND (a.attname = ANY ($2) OR format_type(a.atttypid, NULL) = ANY ($3))
   ORDER BY 1, 2`;

/** PostgreSQL also keeps statistics of indexed expressions. */
const expressions = `
  SELECT i.indexrelid::regclass::text AS index, a.attnum AS number
    FROM pg_index i
    JOIN pg_class c ON c.oid = i.indrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = i.indexrelid
   WHERE n.nspname = $1 AND i.indkey[a.attnum - 1] = 0 AND a.attstattarget IS DISTINCT FROM 0`;

/**
 * Excludes personal columns from PostgreSQL's statistics, where values would outlive their rows, and drops
 * their present statistics. Repeat this for new tables. Changes nothing if everything is done.
 */
export const excludePersonalStatistics = async (
  client: pg.ClientBase,
  schema: string,
): Promise<void> => {
  const columns = await client.query<Column>(personalColumns, [schema, names, types]);
  for (const { table, column, type, isSampled } of columns.rows) {
    // This drops a column's statistics without superuser rights and does not rewrite the rows.
    if (isSampled) await client.query(`ALTER TABLE ${table} ALTER COLUMN ${column} TYPE ${type}`);
    await client.query(`ALTER TABLE ${table} ALTER COLUMN ${column} SET STATISTICS 0`);
  }
  const indexes = await client.query<IndexColumn>(expressions, [schema]);
  for (const { index, number } of indexes.rows)
    await client.query(`ALTER INDEX ${index} ALTER COLUMN ${number} SET STATISTICS 0`);
};
