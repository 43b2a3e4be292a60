import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    -- The keys that personal fields in the event log are sealed with, wrapped by the master key.
    CREATE TABLE app.person_keys (
      person_id text PRIMARY KEY,
      -- Null once the person was erased: the row stays, so that no key is ever made for them again.
      wrapped_key bytea,
      master_key_id text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      destroyed_at timestamptz,
      -- The stream whose folded states held the person, and the revision from which they do not.
      stream text,
      revision bigint
    );
    CREATE INDEX person_keys_destroyed ON app.person_keys (destroyed_at)
      WHERE destroyed_at IS NOT NULL;
    CREATE INDEX person_keys_stream ON app.person_keys (stream) WHERE stream IS NOT NULL;
  `);
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE app.person_keys');
};

/** Outside of the event log, so that what it holds of somebody can be made unreadable. */
export const personKeys: Knex.Migration = { up, down };
