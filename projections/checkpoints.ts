import type pg from 'pg';
import { startPosition } from '../api/core/eventLog.ts';
import type { Position } from '../schema/domainEvents.ts';
import type { Projector } from './engine/projector.ts';

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

type Checkpoint = { store: string; position: Position };

/** Undefined where nothing has been projected yet. */
export const readCheckpoint = async (
  client: pg.ClientBase,
  { lock = false } = {},
): Promise<Checkpoint | undefined> => {
  const { rows } = await client.query<Checkpoint>(
    `SELECT store, position FROM app.checkpoints WHERE name = $1 ${lock ? 'FOR UPDATE' : ''}`,
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
      `The read models were projected from ${checkpoint.store}, but the event log is ${store}.`,
    );
};

/** The checkpoint to go on from; made where there is none, with the versions that now begin. */
export const openCheckpoint = async (
  client: pg.ClientBase,
  store: string,
  projectors: readonly Projector[],
): Promise<Position> => {
  const known = await readCheckpoint(client);
  requireSameStore(known, store);
  if (known) return known.position;
  await client.query(
    `WITH begun AS (
       INSERT INTO app.checkpoints (name, store, position, feed_floor) VALUES ($1, $2, $3, $3)
     )
     INSERT INTO app.projector_versions (name, version)
       SELECT * FROM json_to_recordset($4) AS p(name text, version integer)
       ON CONFLICT (name) DO UPDATE SET version = excluded.version`,
    [checkpointName, store, startPosition, JSON.stringify(versionsOf(projectors))],
  );
  return startPosition;
};

/**
 * Moves the checkpoint, if it still stands at `from`. Answers the feed's floor, which a rebuild
 * moves as well.
 */
export const moveCheckpoint = (from: Position, to: Position, store: string): pg.QueryConfig => ({
  name: 'move_checkpoint',
  text: `UPDATE app.checkpoints SET position = $1, updated_at = now()
    WHERE name = $2 AND position = $3 AND store = $4 RETURNING feed_floor AS floor`,
  values: [to, checkpointName, from, store],
});

const versionsOf = (projectors: readonly Projector[]) =>
  projectors.map(({ name, version }) => ({ name, version }));

/** Records that the rows of these projectors were written by their present versions. */
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
};

/**
 * The projectors whose rows were written by an older version, or never.
 * @throws CannotContinue where they were written by a newer one.
 */
export const outdatedProjectors = async (
  client: pg.ClientBase,
  projectors: readonly Projector[],
): Promise<Projector[]> => {
  const { rows } = await client.query<{ name: string; version: number }>(
    'SELECT name, version FROM app.projector_versions',
  );
  const written = new Map(rows.map(({ name, version }) => [name, version]));
  return projectors.filter(({ name, version }) => {
    const stands = written.get(name) ?? 0;
    if (stands > version)
      throw new CannotContinue(
        `${name} was written by version ${stands} of its projector; this is version ${version}.`,
      );
    return stands < version;
  });
};
