import type pg from 'pg';
import type { Position } from '../../../schema/domainEvents.ts';
import type { EventLog } from '../../../schema/ports/eventLog.ts';
import { CannotContinue, readCheckpoint, requireSameStore } from '../checkpoints.ts';
import { findLag } from '../lag.ts';
import { type Progress, Replay, withReplay } from '../replay.ts';
import type { TableShape } from '../rows/table.ts';
import { withScratch } from '../scratch.ts';
import { readSetAside, type SetAside } from '../setAside/setAside.ts';
import type {
  Difference,
  NotCovered,
  TableComparison,
  Verification,
  VerifyOptions,
} from './verification.ts';
import { noteVerified } from './verified.ts';
import { verifySince } from './verifySince.ts';

/** The most differing rows of a table to list. All are counted. */
const maxNamed = 1_000;

/**
 * Compares every row of the tables with the log. Starts at the last verification
 * (docs/decisions/0020) if that finds no difference, else at the first event.
 * @throws CannotContinue as `compareWithLog` does
 */
export const verify = async (options: VerifyOptions): Promise<Verification> => {
  const equal = options.fromStart || !isOfAll(options) ? undefined : await verifySince(options);
  if (equal) return { ...equal, setAside: [], behind: await behindOf(options) };
  const { verdict, setAside, behind } = await compareWithLog(options, comparing(options));
  return { ...verdict, setAside, behind };
};

const isOfAll = ({ projectors, only = projectors }: VerifyOptions): boolean =>
  projectors.every((one) => only.includes(one));

const tablesOf = ({ projectors, only = projectors }: VerifyOptions): TableShape[] =>
  only.flatMap(({ tables }) => tables);

const behindOf = ({ connectionString, log, patienceMs: withinMs, signal }: VerifyOptions) =>
  withReplay(connectionString, (client) => findLag(client, log, { withinMs, signal }));

const comparing =
  (options: VerifyOptions): Judge<Omit<Verification, keyof NotCovered>> =>
  async (client, schema, progress) => {
    const compared: TableComparison[] = [];
    const differences: Difference[] = [];
    for (const table of tablesOf(options)) {
      const found = await compare(client, schema, table);
      compared.push(found.comparison);
      differences.push(...found.differences);
    }
    const isEqual = differences.length === 0 && (await readSetAside(client)).length === 0;
    if (isEqual && isOfAll(options))
      await noteVerified(client, options.projectors, progress.position);
    return { ...progress, tables: compared, differences };
  };

/** Compares the live tables with those of the schema, in one snapshot. */
type Judge<Verdict> = (client: pg.Client, schema: string, progress: Progress) => Promise<Verdict>;

/** A replay that starts at a position instead of the first event, on seeded rows. */
export type ReplayStart = {
  position: Position;
  /** The log to replay from that position. */
  log: EventLog;
  seed: (client: pg.Client, schema: string) => Promise<void>;
};

/**
 * Replays the log into a scratch schema and runs `judge` on that and the live tables, in one snapshot. A
 * runner may continue meanwhile. Excludes streams set aside.
 * @throws CannotContinue without a checkpoint, for another store, or if a rebuild interferes
 */
export const compareWithLog = async <Verdict>(
  options: VerifyOptions & { start?: ReplayStart },
  judge: Judge<Verdict>,
): Promise<{ verdict: Verdict } & NotCovered> => {
  const { connectionString, log, start, patienceMs: withinMs, signal } = options;
  return withScratch(connectionString, tablesOf(options), async (client, schema) => {
    const replay = new Replay({
      ...options,
      ...{ client, schema, log: start?.log ?? log },
      projectors: options.only ?? options.projectors,
      isWhole: isOfAll(options),
    });
    const checkpoint = await readCheckpoint(client);
    requireSameStore(checkpoint, log.store);
    if (!checkpoint) throw new CannotContinue('Nothing has been projected yet.');
    if (start) await beginAt(replay, schema, start);
    await goOn(replay, checkpoint.position);
    const verdict = await judgeInSnapshot(replay, schema, judge);
    return { ...verdict, behind: await findLag(client, log, { withinMs, signal }) };
  });
};

const beginAt = async (replay: Replay, schema: string, start: ReplayStart): Promise<void> => {
  replay.setAside.adopt(await readSetAside(replay.client));
  await start.seed(replay.client, schema);
  replay.position = start.position;
};

const goOn = async (replay: Replay, upTo: Position, inTransaction = false): Promise<SetAside[]> => {
  const setAside = await readSetAside(replay.client);
  requireNoneBefore(replay, setAside);
  replay.setAside.adopt(setAside);
  await replay.run(upTo, { inTransaction });
  return setAside;
};

/** @throws CannotContinue if a rebuild has changed the streams set aside since the replay began */
const requireNoneBefore = (replay: Replay, setAside: readonly SetAside[]): void => {
  const known = replay.setAside.all().filter((one) => !replay.failed.includes(one));
  const isSame = (one: SetAside, other: SetAside) =>
    one.stream === other.stream && one.position === other.position;
  const isNew = (one: SetAside) => !known.some((other) => isSame(one, other));
  const isGone = (one: SetAside) => !setAside.some((other) => isSame(one, other));
  if (known.some(isGone) || setAside.some((one) => isNew(one) && one.position <= replay.position))
    throw new CannotContinue(
      'The list of what is set aside has changed in the meantime. Run it again.',
    );
};

/** The snapshot has live rows and checkpoint of one moment, up to which the replay catches up. */
const judgeInSnapshot = async <Verdict>(
  replay: Replay,
  schema: string,
  judge: Judge<Verdict>,
): Promise<{ verdict: Verdict; setAside: SetAside[] }> => {
  const { client } = replay;
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const checkpoint = await readCheckpoint(client);
  const setAside = await goOn(replay, checkpoint?.position ?? replay.position, true);
  await client.query('SET LOCAL enable_hashjoin = on; SET LOCAL enable_seqscan = on');
  const verdict = await judge(client, schema, replay.progress());
  await client.query('COMMIT');
  return { verdict, setAside: [...setAside, ...replay.failed] };
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
               FROM (SELECT * FROM pairs ORDER BY id LIMIT ${maxNamed}) named) AS pairs`,
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
  return { table, id, kind: 'changed', columns: differingColumns(live, rebuilt) };
};

/** The columns in which two versions of a row differ. */
export const differingColumns = (live: Columns, rebuilt: Columns): string[] =>
  Object.keys(rebuilt).filter(
    (column) => JSON.stringify(live[column]) !== JSON.stringify(rebuilt[column]),
  );
