import { bySql } from './bySql.ts';

const staging = ['attendee_parts', 'table_parts', 'seat_parts', 'history_parts'];

/** Changes in parts are staged where they are projected. Claims know their process and their member. */
export const commandsInParts = bySql(`
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
