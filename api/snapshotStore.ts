import type { Pool } from 'pg';
import type { SnapshotStore } from './core/snapshots.ts';

/**
 * Snapshots of folded states in PostgreSQL (table `state_snapshots`), several of each stream. None is
 * kept that is older than an erasure in its stream, or of a plan that was deleted.
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
  forget: async (stream) => {
    await pool.query('DELETE FROM app.state_snapshots WHERE stream = $1', [stream]);
  },
  save: async (stream, version, { state, revision }) => {
    await pool.query(
      `WITH of_older_versions AS (
         DELETE FROM app.state_snapshots WHERE stream = $1 AND version < $3
       )
       INSERT INTO app.state_snapshots (stream, revision, version, state)
       SELECT $1, $2, $3, $4
        WHERE NOT EXISTS (
          SELECT FROM app.snapshot_floors WHERE stream = $1 AND revision > $2)
       ON CONFLICT (stream, version, revision) DO NOTHING`,
      [stream, revision, version, JSON.stringify(state)],
    );
  },
});
