import type pg from 'pg';
import { historyChain } from '../../history/projector.ts';
import { readCheckpoint } from '../checkpoints.ts';
import { Replay } from '../replay.ts';
import { place, stored } from '../rows/statements.ts';
import type { TableShape } from '../rows/table.ts';
import { withScratch } from '../scratch.ts';
import { readSetAside } from '../setAside/setAside.ts';
import { logOf, type Touched, touchedBetween } from './touched.ts';
import type { TableComparison, Verification, VerifyOptions } from './verification.ts';
import {
  noteVerified,
  readVerified,
  scopeColumn,
  scopedTables,
  streamsOfPlans,
  sumsText,
  type Verified,
} from './verified.ts';

type Equal = Omit<Verification, 'setAside' | 'behind'>;

/**
 * Continues from the last verification without differences: replays plans and members with new events and
 * compares their rows, while the checksums of all others must be unchanged. Undefined without a previous
 * verification, or at any difference, so that everything must be compared.
 */
export const verifySince = async (options: VerifyOptions): Promise<Equal | undefined> => {
  const { connectionString, projectors } = options;
  const tables = projectors.flatMap((one) => one.tables);
  return withScratch(connectionString, tables, async (client, schema) => {
    const verified = await readVerified(client);
    if (!verified) return undefined;
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const replay = await replayTouched(client, schema, options, verified);
    if (!replay) return undefined;
    const { scopes } = replay;
    const compared: TableComparison[] = [];
    for (const table of scopedTables(projectors)) {
      const counts = await equalCounts(client, schema, table, scopes);
      if (!counts) return undefined;
      compared.push({ table: table.name, ...counts, different: 0 });
    }
    await noteVerified(client, projectors, replay.position, scopes);
    await client.query('COMMIT');
    return { ...replay.progress, tables: compared, differences: [], since: verified };
  });
};

const replayTouched = async (
  client: pg.Client,
  schema: string,
  options: VerifyOptions,
  { position: from }: Verified,
) => {
  const checkpoint = await readCheckpoint(client);
  const isAnySetAside = (await readSetAside(client)).length > 0;
  if (!checkpoint || checkpoint.store !== options.log.store || isAnySetAside) return undefined;
  const { position } = checkpoint;
  const touched = await touchedBetween(options.log, from, position);
  if (!touched.isCertain) return undefined;
  const log = await logOf(options.log, await withThoseOfThen(client, touched), position);
  const replay = new Replay({ ...options, client, schema, log, isWhole: true });
  await replay.run(position, { inTransaction: true });
  if (replay.failed.length > 0) return undefined;
  const scopes = [...touched.eventIds, ...touched.memberIds];
  return { position, scopes, progress: replay.progress() };
};

const withThoseOfThen = async (client: pg.ClientBase, touched: Touched): Promise<Touched> => {
  const known = await streamsOfPlans(client, [...touched.eventIds]);
  return { ...touched, ofPlans: new Set([...touched.ofPlans, ...known]) };
};

/** A partial replay numbers the history differently, so sequence and hash are excluded. */
const comparable = (alias: string, { name }: TableShape): string =>
  name === historyChain.table.name ? `to_jsonb(${alias}) - '{sequence,hash}'::text[]` : alias;

/** The row counts; undefined at any difference. */
const equalCounts = async (
  client: pg.ClientBase,
  schema: string,
  table: TableShape,
  scopes: readonly string[],
): Promise<Pick<TableComparison, 'live' | 'rebuilt'> | undefined> => {
  const { rows } = await client.query<{ live: number; rebuilt: number; differs: boolean }>(
    `WITH sums AS (${sumsText(table)})
     SELECT (SELECT coalesce(sum(rows), 0)::bigint FROM sums) AS live,
            (SELECT count(*) FROM ${place(schema, table)}) AS rebuilt,
            EXISTS (
              SELECT FROM (SELECT * FROM ${place('read', table)} t
                            WHERE t.${scopeColumn(table)} = ANY ($1)) l
                FULL JOIN ${place(schema, table)} r USING (${stored('id')})
               WHERE ${comparable('l', table)} IS DISTINCT FROM ${comparable('r', table)}
            ) OR EXISTS (
              SELECT FROM sums s
                FULL JOIN (SELECT * FROM app.verified_sums WHERE table_name = $2) v USING (scope)
               WHERE scope <> ALL ($1) AND (s.rows, s.sum) IS DISTINCT FROM (v.rows, v.sum)
            ) AS differs`,
    [scopes, table.name],
  );
  const [found] = rows;
  return found && !found.differs ? { live: found.live, rebuilt: found.rebuilt } : undefined;
};
