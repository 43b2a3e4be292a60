import { bySql } from './bySql.ts';

/** Steps of the history by their command, and snapshots of many moments of a stream. */
export const steps = bySql(`
  ALTER TABLE app.state_snapshots DROP CONSTRAINT state_snapshots_pkey;
  ALTER TABLE app.state_snapshots ADD PRIMARY KEY (stream, version, revision);
  ALTER TABLE read.seating_history ADD COLUMN step_id text NOT NULL DEFAULT '';
  CREATE INDEX seating_history_step ON read.seating_history (event_id, step_id);
`);
