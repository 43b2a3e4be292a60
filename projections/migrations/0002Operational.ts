import { bySql } from './bySql.ts';

/** Data that the product keeps beside the read models and that cannot be rebuilt from the log. */
export const operational = bySql(`
  CREATE TABLE app.sessions (
    sid text PRIMARY KEY,
    sess jsonb NOT NULL,
    expire timestamptz NOT NULL,
    member_id text GENERATED ALWAYS AS (sess ->> 'memberId') STORED
  );
  CREATE INDEX sessions_expire ON app.sessions (expire);
  CREATE INDEX sessions_member ON app.sessions (member_id) WHERE member_id IS NOT NULL;

  -- Only as far as this have the read models come, in the log that is named.
  -- Entries of the change feed up to feed_floor have been pruned.
  CREATE TABLE app.checkpoints (
    name text PRIMARY KEY,
    store text NOT NULL,
    position text COLLATE "C" NOT NULL,
    feed_floor text COLLATE "C" NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now()
  );

  -- The version of each projector that wrote the rows that stand.
  CREATE TABLE app.projector_versions (
    name text PRIMARY KEY,
    version integer NOT NULL
  );

  CREATE TABLE app.change_feed (
    position text COLLATE "C" NOT NULL,
    topic text NOT NULL,
    patch json NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (topic, position)
  );
  CREATE INDEX change_feed_position ON app.change_feed (position);

  CREATE TABLE app.command_answers (
    key text PRIMARY KEY,
    command_id text NOT NULL,
    state text NOT NULL,
    answer jsonb,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX command_answers_created_at ON app.command_answers (created_at);

  CREATE TABLE app.state_snapshots (
    stream text PRIMARY KEY,
    revision bigint NOT NULL,
    version integer NOT NULL,
    state jsonb NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now()
  );
`);
