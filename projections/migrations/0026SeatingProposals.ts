import { bySql } from './bySql.ts';

/** Proposals, with their outcomes. */
export const seatingProposals = bySql(`
  CREATE TABLE read.seating_proposals (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    outcome text NOT NULL,
    options jsonb NOT NULL,
    revision integer NOT NULL,
    engine text NOT NULL,
    seed integer NOT NULL,
    planned double precision NOT NULL,
    done double precision NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    rungs jsonb NOT NULL,
    taken_budget integer,
    conflicts jsonb NOT NULL,
    over_full jsonb,
    input_hash text NOT NULL,
    proposed_by_user_id text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  CREATE INDEX seating_proposals_event ON read.seating_proposals (event_id);

  -- A proposal that is large is recorded in parts. All have effect once the proposal has a row.
  CREATE TABLE read.seating_proposal_parts (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    proposal_id text NOT NULL,
    part integer NOT NULL,
    moves jsonb NOT NULL,
    rung_moves jsonb NOT NULL,
    rules jsonb NOT NULL
  );
  CREATE INDEX seating_proposal_parts_event ON read.seating_proposal_parts (event_id);
  CREATE INDEX seating_proposal_parts_proposal ON read.seating_proposal_parts (proposal_id);

  CREATE TABLE read.plans_past_proposals (
    id text PRIMARY KEY,
    deleted_at timestamptz NOT NULL
  );

  -- What a verification begins with: see 0012.
  CREATE TABLE app.verified_proposals (
    event_id text NOT NULL,
    proposal_id text NOT NULL,
    PRIMARY KEY (event_id, proposal_id)
  );
`);
