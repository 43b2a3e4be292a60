import type { Knex } from 'knex';

const staging = ['attendee_parts', 'table_parts', 'seat_parts', 'history_parts'];

const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    -- Parts of imports and changes whose last part has not come: each projector keeps what it needs.
    DROP TABLE read.staged_attendees, read.staged_import_parts;
    ${staging
      .map(
        (name) => `
    CREATE TABLE read.${name} (
      id text PRIMARY KEY,
      event_id text NOT NULL,
      change_id text NOT NULL,
      part integer NOT NULL,
      piece jsonb NOT NULL
    );
    CREATE INDEX ${name}_event ON read.${name} (event_id);`,
      )
      .join('')}

    -- What tells a claim's repeats apart from other commands, whom its rights were asked for, where
    -- its own events can only be, and the process that works on it.
    ALTER TABLE app.command_answers
      ADD COLUMN input_hash text,
      ADD COLUMN asked jsonb,
      ADD COLUMN since text COLLATE "C",
      ADD COLUMN holder bigint;
  `);
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE app.command_answers
      DROP COLUMN input_hash, DROP COLUMN asked, DROP COLUMN since, DROP COLUMN holder;
    DROP TABLE ${staging.map((name) => `read.${name}`).join(', ')};
    CREATE TABLE read.staged_attendees (
      id text PRIMARY KEY,
      event_id text NOT NULL,
      import_id text NOT NULL,
      import_order integer NOT NULL DEFAULT 0,
      attendee jsonb NOT NULL
    );
    CREATE INDEX staged_attendees_event ON read.staged_attendees (event_id);
    CREATE TABLE read.staged_import_parts (
      id text PRIMARY KEY,
      event_id text NOT NULL,
      import_id text NOT NULL,
      attendee_ids text[] NOT NULL DEFAULT '{}'
    );
    CREATE INDEX staged_import_parts_event ON read.staged_import_parts (event_id);
  `);
};

/** Changes in parts are staged where they are projected; claims know who works on them and for whom. */
export const commandsInParts: Knex.Migration = { up, down };
