import type pg from 'pg';
import type { EventLog } from '../api/core/eventLog.ts';
import { CannotContinue, readCheckpoint, requireSameStore } from './checkpoints.ts';
import type { Projector } from './engine/projector.ts';
import type { TableShape } from './engine/table.ts';
import { connectReplay, type Progress, Replay } from './replay.ts';
import { createScratch, dropScratch } from './scratch.ts';

/** A row that is not what the log says. */
export type Difference = {
  table: string;
  id: string;
  /** `missing`: the log has it, the read model has not; `extra`: the other way about. */
  kind: 'missing' | 'extra' | 'changed';
  /** Which columns differ. */
  columns: string[];
};

export type TableComparison = { table: string; live: number; rebuilt: number; different: number };

export type Verification = Progress & { tables: TableComparison[]; differences: Difference[] };

/** The most differing rows of one table that are named; all are counted. */
const mostNamed = 1_000;

type VerifyOptions = {
  connectionString: string;
  log: EventLog;
  projectors: readonly Projector[];
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};

/** Compares every table row by row with what the log says. */
export const verify = (options: VerifyOptions): Promise<Verification> =>
  besideTheLog(options, async (client, schema, progress) => {
    const compared: TableComparison[] = [];
    const differences: Difference[] = [];
    for (const table of options.projectors.flatMap(({ tables }) => tables)) {
      const found = await compare(client, schema, table);
      compared.push(found.comparison);
      differences.push(...found.differences);
    }
    return { ...progress, tables: compared, differences };
  });

/** Looks at tables of `read` and at those in the schema, as of one moment. */
type Judge<Verdict> = (client: pg.Client, schema: string, progress: Progress) => Promise<Verdict>;

/**
 * Projects the whole log into a scratch schema and has it judged beside what is live, as of one
 * moment: a runner may go on meanwhile.
 */
export const besideTheLog = async <Verdict>(
  options: VerifyOptions,
  judge: Judge<Verdict>,
): Promise<Verdict> => {
  const { connectionString, log, projectors } = options;
  const client = await connectReplay(connectionString);
  const schema = `verify_${process.pid}`;
  const replay = new Replay(client, log, schema, projectors, options);
  const tables = projectors.flatMap((projector) => projector.tables);
  try {
    const checkpoint = await readCheckpoint(client);
    requireSameStore(checkpoint, log.store);
    if (!checkpoint) throw new CannotContinue('Nothing has been projected yet.');
    await createScratch(client, schema, tables);
    await replay.run(checkpoint.position);
    return await judgeInSnapshot(replay, schema, judge);
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    await dropScratch(client, schema).catch(() => undefined);
    await client.end();
  }
};

/** The snapshot holds live rows and checkpoint of one moment; the scratch tables are brought there. */
const judgeInSnapshot = async <Verdict>(
  replay: Replay,
  schema: string,
  judge: Judge<Verdict>,
): Promise<Verdict> => {
  const { client } = replay;
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const checkpoint = await readCheckpoint(client);
  await replay.run(checkpoint?.position ?? replay.position, { inTransaction: true });
  await client.query('SET LOCAL enable_hashjoin = on; SET LOCAL enable_seqscan = on');
  const verdict = await judge(client, schema, replay.progress());
  await client.query('COMMIT');
  return verdict;
};

type Columns = Record<string, unknown>;
type Pair = { id: string; live: Columns | null; rebuilt: Columns | null };

const compare = async (client: pg.ClientBase, schema: string, { name }: TableShape) => {
  const { rows } = await client.query<Omit<TableComparison, 'table'> & { pairs: Pair[] | null }>(
    `WITH pairs AS (
       SELECT id, to_jsonb(l) AS live, to_jsonb(r) AS rebuilt
         FROM read."${name}" l FULL JOIN "${schema}"."${name}" r USING (id)
        WHERE l IS DISTINCT FROM r
     )
     SELECT (SELECT count(*) FROM read."${name}") AS live,
            (SELECT count(*) FROM "${schema}"."${name}") AS rebuilt,
            (SELECT count(*) FROM pairs) AS different,
            (SELECT json_agg(named)
               FROM (SELECT * FROM pairs ORDER BY id LIMIT ${mostNamed}) named) AS pairs`,
  );
  const { pairs, ...counts } = rows[0] ?? { live: 0, rebuilt: 0, different: 0, pairs: null };
  return {
    comparison: { table: name, ...counts },
    differences: (pairs ?? []).map((pair) => differenceOf(name, pair)),
  };
};

const differenceOf = (table: string, { id, live, rebuilt }: Pair): Difference => {
  if (!live) return { table, id, kind: 'missing', columns: [] };
  if (!rebuilt) return { table, id, kind: 'extra', columns: [] };
  const columns = Object.keys(rebuilt).filter(
    (column) => JSON.stringify(live[column]) !== JSON.stringify(rebuilt[column]),
  );
  return { table, id, kind: 'changed', columns };
};
