import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Position, RecordedEvent } from '../../schema/domainEvents.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { endConnection } from '../../schema/ports/postgres.ts';
import { eraseTraces, namesErased } from '../eraseTraces.ts';
import {
  CannotContinue,
  checkpointName,
  readCheckpoint,
  requireSameStore,
  saveVersions,
  takeOverCheckpoint,
} from './checkpoints.ts';
import { channel } from './feed/notice.ts';
import type { Projector } from './projector.ts';
import { connectReplay, type Progress, Replay } from './replay.ts';
import { createScratch, dropScratch, finishScratch } from './scratch.ts';
import { readSetAside, replaceSetAside, type SetAside } from './setAside/setAside.ts';
import { forgetVerified } from './verify/verified.ts';

const schema = 'rebuild';
/** The advisory lock of rebuilds. The number is arbitrary. */
const rebuildLock = '3390518427761024959';
/** Readers wait at most this long. After that, the switch backs off and retries. */
const lockTimeoutMs = 200;
const switchTries = 100;
const lockNotAvailable = '55P03';

export type RebuildOptions = {
  connectionString: string;
  log: EventLog;
  /** All projectors of the read models. */
  projectors: readonly Projector[];
  /** Those to rebuild. Default: all. */
  only?: readonly Projector[];
  resume?: string;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};

/** `setAside`: all streams now set aside; `newlySetAside`: those that were not before. */
export type Rebuilt = Progress & { setAside: SetAside[]; newlySetAside: SetAside[] };

/** An event failed in a partial rebuild, which would leave the tables of its plan at different moments. */
class FailsInSome extends Error {
  override readonly name = 'FailsInSome';
}

/**
 * Rebuilds the tables of projectors beside the live ones and switches in one transaction. A runner may
 * continue: the switch locks the checkpoint and applies later events. A full rebuild retries all streams set
 * aside and takes over read models of another store; a partial one becomes full if a domain event fails.
 * @throws CannotContinue if another rebuild is running, for a partial rebuild of another store, or if nothing
 * was projected yet
 */
export const rebuild = async (options: RebuildOptions): Promise<Rebuilt> => {
  const { connectionString, projectors } = options;
  const client = await connectReplay(connectionString);
  try {
    await requireOnlyRebuild(client);
    const before = await readSetAside(client);
    const replay = await rebuilt(client, options).catch(async (error: unknown) => {
      if (!(error instanceof FailsInSome)) throw error;
      return rebuilt(client, { ...options, only: projectors });
    });
    await dropScratch(client, schema);
    const setAside = replay.setAside.all();
    const wasSetAside = ({ stream }: SetAside) => before.some((one) => one.stream === stream);
    const newlySetAside = setAside.filter((one) => !wasSetAside(one));
    return { ...replay.progress(), setAside, newlySetAside };
  } finally {
    await endConnection(client);
  }
};

type Work = {
  replay: Replay;
  store: string;
  head: () => Promise<Position>;
  projectors: readonly Projector[];
  isOfAll: boolean;
  stays: (setAside: SetAside) => boolean;
  erasures: RecordedEvent[];
};

const rebuilt = async (client: pg.Client, options: RebuildOptions): Promise<Replay> => {
  const { log, resume, only: projectors = options.projectors } = options;
  const isOfAll = options.projectors.every((one) => projectors.includes(one));
  const erasures: RecordedEvent[] = [];
  const onEvents = (events: readonly RecordedEvent[]) => erasures.push(...events.filter(erases));
  const replay = new Replay({ ...options, projectors, client, schema, isWhole: isOfAll, onEvents });
  const stays = ({ stream }: SetAside) => (resume ? stream !== resume : !isOfAll);
  const { store, head } = log;
  const work = { replay, store, head, projectors, isOfAll, stays, erasures };
  await fill(work);
  await switchTables(work);
  return replay;
};

const erases = (event: RecordedEvent): boolean =>
  /^(AttendeeErased|MemberErased|EventPlanDeleted)$/.test(event.type) && namesErased(event);

const requireOnlyRebuild = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ isMine: boolean }>(
    `SELECT pg_try_advisory_lock(${rebuildLock}) AS "isMine"`,
  );
  if (!rows[0]?.isMine) throw new CannotContinue('Another rebuild is under way.');
};

type Target = { upTo: Position; takesOver: boolean };

/**
 * The position up to which the tables are filled: the live checkpoint, or the head of a store to take over.
 */
const targetOf = async (
  { replay: { client }, store, head, isOfAll }: Work,
  { lock = false } = {},
): Promise<Target> => {
  const checkpoint = await readCheckpoint(client, { lock });
  if (!isOfAll) requireSameStore(checkpoint, store);
  if (!isOfAll && !checkpoint) throw new CannotContinue('Nothing has been projected yet.');
  if (checkpoint?.store === store) return { upTo: checkpoint.position, takesOver: false };
  return { upTo: await head(), takesOver: true };
};

/** Replays up to the live checkpoint. Later events are left to the runner. */
const goOn = async (work: Work, target: Target, inTransaction = false): Promise<void> => {
  const { replay, stays, isOfAll } = work;
  if (!target.takesOver) replay.setAside.adopt((await readSetAside(replay.client)).filter(stays));
  await replay.run(target.upTo, { inTransaction });
  if (!isOfAll && replay.failed.length > 0) throw new FailsInSome('A domain event fails.');
};

const fill = async (work: Work): Promise<void> => {
  const { client } = work.replay;
  const tables = work.projectors.flatMap((projector) => projector.tables);
  await createScratch(client, schema, tables);
  await goOn(work, await targetOf(work));
  await finishScratch(client, schema, tables);
  await goOn(work, await targetOf(work));
};

const switchTables = async (work: Work): Promise<void> => {
  const { replay } = work;
  for (let left = switchTries; ; left -= 1) {
    const from = replay.position;
    try {
      return await switchOnce(work);
    } catch (error) {
      await replay.client.query('ROLLBACK');
      const isBusy = (error as { code?: string }).code === lockNotAvailable;
      if (!isBusy || left === 0) throw error;
      replay.position = from;
      await pause(lockTimeoutMs);
    }
  }
};

/**
 * The lock on the checkpoint keeps runners from writing a batch. The new floor lies between the checkpoint's
 * position and the next one, and behind the floor of an earlier rebuild there, so that feeds start anew.
 */
const switchOnce = async (work: Work): Promise<void> => {
  const { replay, projectors, store, erasures } = work;
  const { client } = replay;
  const tables = projectors.flatMap((projector) => projector.tables);
  await client.query('BEGIN');
  const target = await targetOf(work, { lock: true });
  await goOn(work, target, true);
  await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
  const names = tables.map(({ name }) => `read."${name}"`).join(', ');
  await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
  await client.query(`DROP TABLE ${names}`);
  for (const { name } of tables)
    await client.query(`ALTER TABLE "${schema}"."${name}" SET SCHEMA read`);
  if (target.takesOver) {
    await takeOverCheckpoint(client, store, replay.position);
    await eraseTraces(client, erasures);
  }
  await saveVersions(client, projectors);
  await replaceSetAside(client, replay.setAside.all());
  await forgetVerified(client);
  await client.query(
    'UPDATE app.checkpoints SET position = greatest(position, $2) WHERE name = $1',
    [checkpointName, replay.position],
  );
  await client.query(
    `UPDATE app.checkpoints SET feed_floor = later, rebuilt = later
       FROM (SELECT CASE WHEN starts_with(feed_floor, position) THEN feed_floor ELSE position END || '_'
                    AS later FROM app.checkpoints WHERE name = $1) AS floor
      WHERE name = $1`,
    [checkpointName],
  );
  await client.query(`SELECT pg_notify('${channel}', 'rebuilt')`);
  await client.query('COMMIT');
};
