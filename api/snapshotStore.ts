import type { Pool } from 'pg';
import type { SnapshotStore } from './core/snapshots.ts';

/**
 * Snapshots of folded states in PostgreSQL (table `state_snapshots`); a newer one is never replaced,
 * and none is kept that is older than an erasure in its stream.
 */
export const createSnapshotStore = (pool: Pool): SnapshotStore => ({
  load: async (stream, version) => {
    const { rows } = await pool.query<{ state: unknown; revision: number }>(
      'SELECT state, revision FROM app.state_snapshots WHERE stream = $1 AND version = $2',
      [stream, version],
    );
    const [row] = rows;
    return row && { state: row.state, revision: BigInt(row.revision) };
  },
  forget: async (stream) => {
    await pool.query('DELETE FROM app.state_snapshots WHERE stream = $1', [stream]);
  },
  save: async (stream, version, { state, revision }) => {
    await pool.query(
      `INSERT INTO app.state_snapshots AS kept (stream, revision, version, state)
       SELECT $1, $2, $3, $4
        WHERE NOT EXISTS (
          SELECT FROM app.person_keys WHERE stream = $1 AND revision > $2)
       ON CONFLICT (stream) DO UPDATE
          SET revision = excluded.revision, version = excluded.version,
              state = excluded.state, updated_at = now()
        WHERE kept.revision < excluded.revision OR kept.version <> excluded.version`,
      [stream, revision, version, JSON.stringify(state)],
    );
  },
});
