import type pg from 'pg';
import type { Position } from '../../schema/domainEvents.ts';
import { startPosition } from '../../schema/ports/eventLog.ts';
import type { Projector } from './projector.ts';

/** All projectors share one checkpoint. */
export const checkpointName = 'read_models';

/** A problem that needs a person. The read side stops and reports it. */
export class CannotContinue extends Error {
  override readonly name = 'CannotContinue';
}

/** Another process moved the checkpoint, so this batch no longer follows it. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

type Checkpoint = {
  store: string;
  position: Position;
  /** Why the projections stopped; null while they run. */
  stopped: string | null;
};

/** The checkpoint; undefined before the first projection. `lock` locks its row. */
export const readCheckpoint = async (
  client: pg.ClientBase,
  { lock = false } = {},
): Promise<Checkpoint | undefined> => {
  const { rows } = await client.query<Checkpoint>(
    `SELECT store, position, stopped FROM app.checkpoints WHERE name = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [checkpointName],
  );
  return rows[0];
};

/** Stores have different positions. @throws CannotContinue if the checkpoint belongs to another store */
export const requireSameStore = (checkpoint: Checkpoint | undefined, store: string): void => {
  if (checkpoint && checkpoint.store !== store)
    throw new CannotContinue(
      `The read models were projected from ${checkpoint.store}, but the event log is ${store}. ${rebuildAll}`,
    );
};

const rebuildAll = 'A rebuild of all read models takes them over: npm run projections -- rebuild';

/**
 * The position to continue from. Creates the checkpoint if there is none.
 * @throws CannotContinue if the checkpoint belongs to another store, or is missing although rows exist
 */
export const openCheckpoint = async (
  client: pg.ClientBase,
  store: string,
  projectors: readonly Projector[],
): Promise<Position> => {
  const known = await readCheckpoint(client);
  requireSameStore(known, store);
  if (known) return known.position;
  await requireNoRows(client, projectors);
  await beginCheckpoint(client, store);
  await saveVersions(client, projectors);
  return startPosition;
};

const requireNoRows = async (
  client: pg.ClientBase,
  projectors: readonly Projector[],
): Promise<void> => {
  const rows = projectors
    .flatMap(({ tables }) => tables)
    .map(({ name }) => `EXISTS (SELECT FROM read."${name}")`);
  const { rows: found } = await client.query<{ isAny: boolean }>(
    `SELECT ${rows.join(' OR ')} AS "isAny"`,
  );
  if (found[0]?.isAny)
    throw new CannotContinue(`The read models hold rows, but no checkpoint. ${rebuildAll}`);
};

const beginCheckpoint = async (client: pg.ClientBase, store: string): Promise<void> => {
  await client.query(
    `INSERT INTO app.checkpoints (name, store, position, feed_floor) VALUES ($1, $2, $3, $3)`,
    [checkpointName, store, startPosition],
  );
};

/** All projector versions in one text. */
const fingerprintOf = (projectors: readonly Projector[]): string =>
  projectors
    .map(({ name, version }) => `${name}:${version}`)
    .sort()
    .join();

/**
 * Moves the checkpoint if it is still at `from` and the rows were written by these projectors.
 * Returns the feed's floor, which a rebuild moves too.
 */
export const moveCheckpoint = (
  from: Position,
  to: Position,
  store: string,
  projectors: readonly Projector[],
): pg.QueryConfig => ({
  name: 'move_checkpoint',
  text: `UPDATE app.checkpoints SET position = $1, updated_at = now(), stopped = NULL
    WHERE name = $2 AND position = $3 AND store = $4 AND versions = $5
    RETURNING feed_floor AS floor`,
  values: [to, checkpointName, from, store, fingerprintOf(projectors)],
});

/** Records for other processes why the projections stopped. */
export const recordStopped = async (client: pg.ClientBase, reason: string): Promise<void> => {
  await client.query('UPDATE app.checkpoints SET stopped = $1 WHERE name = $2', [
    reason,
    checkpointName,
  ]);
};

/** Moves the checkpoint to another store and deletes positions and streams of the previous one. */
export const takeOverCheckpoint = async (
  client: pg.ClientBase,
  store: string,
  position: Position,
): Promise<void> => {
  await client.query('DELETE FROM app.change_feed');
  await client.query('DELETE FROM app.state_snapshots');
  await client.query('DELETE FROM app.projector_versions');
  await client.query(
    `INSERT INTO app.checkpoints (name, store, position, feed_floor) VALUES ($1, $2, $3, $3)
     ON CONFLICT (name) DO UPDATE
        SET store = excluded.store, position = excluded.position, stopped = NULL,
            updated_at = now()`,
    [checkpointName, store, position],
  );
};

const versionsOf = (projectors: readonly Projector[]) =>
  projectors.map(({ name, version }) => ({ name, version }));

/** Records the versions that wrote the rows. Other versions can no longer move the checkpoint. */
export const saveVersions = async (
  client: pg.ClientBase,
  projectors: readonly Projector[],
): Promise<void> => {
  await client.query(
    `INSERT INTO app.projector_versions (name, version)
       SELECT * FROM json_to_recordset($1) AS p(name text, version integer)
       ON CONFLICT (name) DO UPDATE SET version = excluded.version`,
    [JSON.stringify(versionsOf(projectors))],
  );
  await client.query(
    `UPDATE app.checkpoints SET versions = (
       SELECT string_agg(name || ':' || version, ',' ORDER BY name COLLATE "C")
         FROM app.projector_versions) WHERE name = $1`,
    [checkpointName],
  );
};

/**
 * The projectors whose rows were written by an older version, or never.
 * @throws CannotContinue if a newer version or an unknown projector wrote rows
 */
export const outdatedProjectors = async (
  client: pg.ClientBase,
  projectors: readonly Projector[],
): Promise<Projector[]> => {
  const { rows } = await client.query<{ name: string; version: number }>(
    'SELECT name, version FROM app.projector_versions',
  );
  const written = new Map(rows.map(({ name, version }) => [name, version]));
  const unknown = rows.find(({ name }) => projectors.every((projector) => projector.name !== name));
  if (unknown)
    throw new CannotContinue(`${unknown.name} was written by newer code, which this is not.`);
  return projectors.filter(({ name, version }) => {
    const writtenBy = written.get(name) ?? 0;
    if (writtenBy > version)
      throw new CannotContinue(
        `${name} was written by version ${writtenBy} of its projector; this is version ${version}.`,
      );
    return writtenBy < version;
  });
};
