import type { Pool } from 'pg';
import { inTransaction } from '../../schema/ports/postgres.ts';
import { snapshotLocks } from '../../schema/ports/snapshotLocks.ts';
import type { SnapshotStore } from '../core/snapshots.ts';

/**
 * Snapshots in the table `state_snapshots`. Keeps none of a deleted plan or with data of an erased person:
 * the locks taken here order saves, deletions and erasures.
 */
export const createSnapshotStore = (pool: Pool): SnapshotStore => ({
  load: async (stream, version, upTo) => {
    const { rows } = await pool.query<{ state: unknown; revision: number }>(
      `SELECT state, revision FROM app.state_snapshots
        WHERE stream = $1 AND version = $2 AND ($3::bigint IS NULL OR revision <= $3)
        ORDER BY revision DESC LIMIT 1`,
      [stream, version, upTo ?? null],
    );
    const [row] = rows;
    return row && { state: row.state, revision: BigInt(row.revision) };
  },
  revisions: async (stream, version) => {
    const { rows } = await pool.query<{ revision: number }>(
      'SELECT revision FROM app.state_snapshots WHERE stream = $1 AND version = $2',
      [stream, version],
    );
    return rows.map(({ revision }) => BigInt(revision));
  },
  forget: async (stream, revisions) => {
    await pool.query(
      `DELETE FROM app.state_snapshots
        WHERE stream = $1 AND ($2::bigint[] IS NULL OR revision = ANY ($2))`,
      [stream, revisions ?? null],
    );
  },
  save: (stream, version, { state, revision, people }) =>
    inTransaction(pool, async (client) => {
      // A separate statement, so that the database snapshot of the next one is taken after the lock.
      await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [snapshotLocks, stream]);
      await client.query(
        `WITH of_older_versions AS (
           DELETE FROM app.state_snapshots WHERE stream = $1 AND version < $3
         )
         INSERT INTO app.state_snapshots (stream, revision, version, state, people)
         SELECT $1, $2, $3, $4, $5
          WHERE NOT EXISTS (
            SELECT FROM app.snapshot_floors WHERE stream = $1 AND revision > $2)
            AND NOT app.any_erased($5)
         ON CONFLICT (stream, version, revision) DO NOTHING`,
        [stream, revision, version, JSON.stringify(state), people],
      );
    }),
});
