import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { EventLog } from '../api/core/eventLog.ts';
import type { Position } from '../schema/domainEvents.ts';
import { channel } from './batchWriter.ts';
import {
  CannotContinue,
  checkpointName,
  readCheckpoint,
  requireSameStore,
  saveVersions,
} from './checkpoints.ts';
import type { Projector } from './engine/projector.ts';
import { connectReplay, type Progress, Replay } from './replay.ts';
import { createScratch, dropScratch, finishScratch } from './scratch.ts';

const schema = 'rebuild';
/** One rebuild at a time; the number means nothing. */
const rebuildLock = '3390518427761024959';
/** Readers are never held up for longer: the switch then steps back and tries again. */
const lockTimeoutMs = 200;
const switchTries = 100;
const lockNotAvailable = '55P03';

/**
 * Makes the tables of some projectors anew, beside the old ones, and switches in one transaction.
 * A runner may go on meanwhile: the switch holds the checkpoint and applies what came since.
 * @throws CannotContinue where another rebuild is under way or nothing was projected yet.
 */
export const rebuild = async (options: {
  connectionString: string;
  log: EventLog;
  projectors: readonly Projector[];
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}): Promise<Progress> => {
  const { connectionString, log, projectors } = options;
  const client = await connectReplay(connectionString);
  const replay = new Replay(client, log, schema, projectors, options);
  try {
    await requireOnlyRebuild(client);
    await fill(replay, log.store, projectors);
    await switchTables(replay, projectors);
    await dropScratch(client, schema);
    return replay.progress();
  } finally {
    await client.end();
  }
};

const requireOnlyRebuild = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ isMine: boolean }>(
    `SELECT pg_try_advisory_lock(${rebuildLock}) AS "isMine"`,
  );
  if (!rows[0]?.isMine) throw new CannotContinue('Another rebuild is under way.');
};

const liveCheckpoint = async (client: pg.ClientBase, store: string): Promise<Position> => {
  const checkpoint = await readCheckpoint(client);
  requireSameStore(checkpoint, store);
  if (!checkpoint) throw new CannotContinue('Nothing has been projected yet.');
  return checkpoint.position;
};

/** Never past the live checkpoint: what lies behind it is the runner's to project. */
const fill = async (
  replay: Replay,
  store: string,
  projectors: readonly Projector[],
): Promise<void> => {
  const { client } = replay;
  const tables = projectors.flatMap((projector) => projector.tables);
  const upTo = await liveCheckpoint(client, store);
  await createScratch(client, schema, tables);
  await replay.run(upTo);
  await finishScratch(client, schema, tables);
  await replay.run(await liveCheckpoint(client, store));
};

const switchTables = async (replay: Replay, projectors: readonly Projector[]): Promise<void> => {
  for (let left = switchTries; ; left -= 1) {
    const from = replay.position;
    try {
      return await switchOnce(replay, projectors);
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
 * With the checkpoint's row held no runner is within a batch. Feeds learn by their floor that every
 * row may be another: it lies behind the checkpoint's position and before the next one.
 */
const switchOnce = async (replay: Replay, projectors: readonly Projector[]): Promise<void> => {
  const { client } = replay;
  const tables = projectors.flatMap((projector) => projector.tables);
  await client.query('BEGIN');
  const checkpoint = await readCheckpoint(client, { lock: true });
  await replay.run(checkpoint?.position ?? replay.position, { inTransaction: true });
  await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
  const names = tables.map(({ name }) => `read."${name}"`).join(', ');
  await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
  await client.query(`DROP TABLE ${names}`);
  for (const { name } of tables)
    await client.query(`ALTER TABLE "${schema}"."${name}" SET SCHEMA read`);
  await saveVersions(client, projectors);
  await client.query(
    `UPDATE app.checkpoints SET feed_floor = position || '_', rebuilt = position || '_'
      WHERE name = $1`,
    [checkpointName],
  );
  await client.query(`SELECT pg_notify('${channel}', 'rebuilt rebuild')`);
  await client.query('COMMIT');
};
