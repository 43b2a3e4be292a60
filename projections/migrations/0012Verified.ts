import { bySql } from './bySql.ts';

/** Lets a verification start where the last one ended. */
export const verified = bySql(`
  -- What the last verification found equal: up to where, and a sum over the rows of each plan and
  -- member in each table. Gone with the next rebuild.
  CREATE TABLE app.verified (
    position text COLLATE "C" NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE app.verified_sums (
    table_name text NOT NULL,
    scope text NOT NULL,
    rows bigint NOT NULL,
    sum text NOT NULL,
    PRIMARY KEY (table_name, scope)
  );
  CREATE TABLE app.verified_arrangements (
    event_id text NOT NULL,
    arrangement_id text NOT NULL,
    PRIMARY KEY (event_id, arrangement_id)
  );
`);
