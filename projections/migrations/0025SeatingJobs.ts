import { bySql } from './bySql.ts';

/** Runs of the seating engine, for all processes: neither recorded nor projected. */
export const seatingJobs = bySql(`
  -- Runs of the seating engine that members wait for. Each belongs to the process that has it in a
  -- thread, which says again and again that it is there; what it finds is recorded in the event log.
  CREATE TABLE app.seating_jobs (
    id text PRIMARY KEY,
    kind text NOT NULL,
    event_id text NOT NULL,
    -- The proposal that is worked out, or worked out again.
    proposal_id text NOT NULL,
    member_id text NOT NULL,
    request jsonb NOT NULL,
    state text NOT NULL,
    share double precision NOT NULL DEFAULT 0,
    hard integer,
    waiting integer,
    points double precision,
    problem text,
    result jsonb,
    -- 'discard' or 'keep' the best so far.
    cancel text,
    created_at timestamptz NOT NULL DEFAULT now(),
    alive_until timestamptz NOT NULL,
    ended_at timestamptz
  );
  CREATE UNIQUE INDEX seating_jobs_running ON app.seating_jobs (event_id) WHERE ended_at IS NULL;
  CREATE INDEX seating_jobs_proposal ON app.seating_jobs (proposal_id);
`);
