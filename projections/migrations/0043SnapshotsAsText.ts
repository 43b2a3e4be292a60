import { bySql } from './bySql.ts';

/** Snapshots are only read as a whole, so PostgreSQL need not parse and serialise them. */
export const snapshotsAsText = bySql(
  'ALTER TABLE app.state_snapshots ALTER COLUMN state TYPE json USING state::json',
);
