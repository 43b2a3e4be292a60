import { bySql } from './bySql.ts';

/** Snapshots are only ever read whole: PostgreSQL need not take them apart and write them out again. */
export const snapshotsAsText = bySql(
  'ALTER TABLE app.state_snapshots ALTER COLUMN state TYPE json USING state::json',
);
