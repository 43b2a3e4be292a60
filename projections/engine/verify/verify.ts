import type pg from 'pg';
import type { Position } from '../../../schema/domainEvents.ts';
import type { EventLog } from '../../../schema/ports/eventLog.ts';
import { endConnection } from '../../../schema/ports/postgres.ts';
import { projectors as allProjectors } from '../../projectors.ts';
import { type Behind, findBehind } from '../behind.ts';
import { CannotContinue, readCheckpoint, requireSameStore } from '../checkpoints.ts';
import type { Projector } from '../projector.ts';
import { connectReplay, type Progress, Replay } from '../replay.ts';
import type { TableShape } from '../rows/table.ts';
import { createScratch, dropAbandonedScratch, dropScratch, scratchFor } from '../scratch.ts';
import { readSetAside, type SetAside } from '../setAside/setAside.ts';
import { noteVerified, type Verified } from './verified.ts';
import { verifySince } from './verifySince.ts';

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

/** What no comparison can speak for: it covers the log only as far as it is projected. */
export type NotCovered = {
  setAside: readonly SetAside[];
  behind: Behind | undefined;
};

export const coversAll = ({ setAside, behind }: NotCovered): boolean =>
  setAside.length === 0 && behind === undefined;

export type Verification = Progress &
  NotCovered & {
    tables: TableComparison[];
    differences: Difference[];
    /** What it went on from; undefined: all was compared. */
    since?: Verified;
  };

/** The most differing rows of one table that are named; all are counted. */
const mostNamed = 1_000;

export type VerifyOptions = {
  connectionString: string;
  log: EventLog;
  projectors: readonly Projector[];
  /** All is compared, whatever was found equal before. */
  fromStart?: boolean;
  /** How long read models may take to come up to the log; 10 s by default. */
  patienceMs?: number;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};

/**
 * Compares every table row by row with what the log says: from where the last verification ended
 * (docs/decisions/0020) where that finds everything equal, else from the start.
 */
export const verify = async (options: VerifyOptions): Promise<Verification> => {
  const isOfAll = coversEvery(options.projectors);
  const equal = options.fromStart || !isOfAll ? undefined : await verifySince(options);
  if (equal) return { ...equal, setAside: [], behind: await behindOf(options) };
  const { verdict, setAside, behind } = await besideTheLog(options, comparing(options));
  return { ...verdict, setAside, behind };
};

const coversEvery = (projectors: readonly Projector[]): boolean =>
  allProjectors.every((one) => projectors.includes(one));

const behindOf = async ({ connectionString, log, patienceMs: withinMs, signal }: VerifyOptions) => {
  const client = await connectReplay(connectionString);
  return findBehind(client, log, { withinMs, signal }).finally(() => endConnection(client));
};

const comparing =
  ({ projectors }: VerifyOptions): Judge<Omit<Verification, keyof NotCovered>> =>
  async (client, schema, progress) => {
    const compared: TableComparison[] = [];
    const differences: Difference[] = [];
    for (const table of projectors.flatMap(({ tables }) => tables)) {
      const found = await compare(client, schema, table);
      compared.push(found.comparison);
      differences.push(...found.differences);
    }
    const isEqual = differences.length === 0 && (await readSetAside(client)).length === 0;
    if (isEqual && coversEvery(projectors))
      await noteVerified(client, projectors, progress.position);
    return { ...progress, tables: compared, differences };
  };

/** Looks at tables of `read` and at those in the schema, as of one moment. */
type Judge<Verdict> = (client: pg.Client, schema: string, progress: Progress) => Promise<Verdict>;

/** Where a replay begins that does not begin with the log: after a position, upon rows of then. */
export type ReplayStart = {
  position: Position;
  /** The log as it is to be replayed from there. */
  log: EventLog;
  seed: (client: pg.Client, schema: string) => Promise<void>;
};

/**
 * Projects the log into a scratch schema and has it judged beside what is live, as of one moment: a
 * runner may go on meanwhile. What is set aside is left out there as well.
 */
export const besideTheLog = async <Verdict>(
  options: VerifyOptions & { start?: ReplayStart },
  judge: Judge<Verdict>,
): Promise<{ verdict: Verdict } & NotCovered> => {
  const { connectionString, log, projectors, patienceMs: withinMs, signal } = options;
  const client = await connectReplay(connectionString);
  const schema = scratchFor(client);
  const isWhole = coversEvery(projectors);
  const replayed = options.start?.log ?? log;
  const replay = new Replay({ ...options, log: replayed, client, schema, isWhole });
  const tables = projectors.flatMap((projector) => projector.tables);
  try {
    await dropAbandonedScratch(client);
    const checkpoint = await readCheckpoint(client);
    requireSameStore(checkpoint, log.store);
    if (!checkpoint) throw new CannotContinue('Nothing has been projected yet.');
    await createScratch(client, schema, tables);
    if (options.start) await beginAt(replay, schema, options.start);
    await goOn(replay, checkpoint.position);
    const verdict = await judgeInSnapshot(replay, schema, judge);
    const behind = await findBehind(client, log, { withinMs, signal });
    return { ...verdict, behind };
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    await dropScratch(client, schema).catch(() => undefined);
    await endConnection(client);
  }
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

/** @throws CannotContinue where a rebuild has meanwhile set aside, or resumed, what was replayed. */
const requireNoneBefore = (replay: Replay, setAside: readonly SetAside[]): void => {
  const known = replay.setAside.all().filter((one) => !replay.failed.includes(one));
  const isSame = (one: SetAside, other: SetAside) =>
    one.stream === other.stream && one.position === other.position;
  const isNew = (one: SetAside) => !known.some((other) => isSame(one, other));
  const isGone = (one: SetAside) => !setAside.some((other) => isSame(one, other));
  if (known.some(isGone) || setAside.some((one) => isNew(one) && one.position <= replay.position))
    throw new CannotContinue('What is set aside has changed meanwhile. Run it again.');
};

/** The snapshot holds live rows and checkpoint of one moment; the scratch tables are brought there. */
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
