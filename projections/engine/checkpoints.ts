import type pg from 'pg';
import type { Position } from '../../schema/domainEvents.ts';
import { startPosition } from '../../schema/ports/eventLog.ts';
import type { Projector } from './projector.ts';

/** One checkpoint for all projectors: they are folded together. */
export const checkpointName = 'read_models';

/** Something that only a person can put right: the read side stops and says so. */
export class CannotContinue extends Error {
  override readonly name = 'CannotContinue';
}

/** Somebody else moved the checkpoint: what was read does not follow on it any more. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

type Checkpoint = {
  store: string;
  position: Position;
  /** What stopped the projections there; null while they go on. */
  stopped: string | null;
};

/** Undefined where nothing has been projected yet. */
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

/**
 * A position means nothing in another store.
 * @throws CannotContinue where the checkpoint names another one.
 */
export const requireSameStore = (checkpoint: Checkpoint | undefined, store: string): void => {
  if (checkpoint && checkpoint.store !== store)
    throw new CannotContinue(
      `The read models were projected from ${checkpoint.store}, but the event log is ${store}. ${rebuildAll}`,
    );
};

const rebuildAll = 'A rebuild of all read models takes them over: npm run projections -- rebuild';

/**
 * The checkpoint to go on from; made where there is none, with the versions that now begin.
 * @throws CannotContinue where it names another store, or is gone and rows are left.
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

/** Which version of which projector writes, in one text. */
const fingerprintOf = (projectors: readonly Projector[]): string =>
  projectors
    .map(({ name, version }) => `${name}:${version}`)
    .sort()
    .join();

/**
 * Moves the checkpoint, if it still stands at `from` and the rows are those of these projectors.
 * Answers the feed's floor, which a rebuild moves as well.
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

/** Writes down what stopped the projections, for whoever asks from another process. */
export const noteStopped = async (client: pg.ClientBase, reason: string): Promise<void> => {
  await client.query('UPDATE app.checkpoints SET stopped = $1 WHERE name = $2', [
    reason,
    checkpointName,
  ]);
};

/**
 * Puts the checkpoint at the end of what was read from a store that it did not belong to. What was
 * kept of positions and streams of the store before is gone.
 */
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

/**
 * Records that the rows of these projectors were written by their present versions: whoever still
 * projects with others cannot move the checkpoint any more.
 */
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
 * @throws CannotContinue where they were written by a newer one, or by one that is not known here.
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
    const stands = written.get(name) ?? 0;
    if (stands > version)
      throw new CannotContinue(
        `${name} was written by version ${stands} of its projector; this is version ${version}.`,
      );
    return stands < version;
  });
};
