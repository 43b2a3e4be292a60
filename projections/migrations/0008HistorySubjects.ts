import { bySql } from './bySql.ts';

/** The history by person and by table, and the steps that were undone. */
export const historySubjects = bySql(`
  -- Whom and what each entry of the history touched: people, tables and seats, by their ids.
  CREATE TABLE read.history_subjects (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    position text COLLATE "C" NOT NULL,
    subjects text[] NOT NULL
  );
  -- Without a list of what is pending: each batch pays for itself, none for those before it.
  CREATE INDEX history_subjects_found ON read.history_subjects USING gin (subjects)
    WITH (fastupdate = off);

  -- The seats that a table had at any time, an entry for each time that it got some.
  CREATE TABLE read.history_seats (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    table_id text NOT NULL,
    seat_ids text[] NOT NULL
  );
  CREATE INDEX history_seats_table ON read.history_seats (table_id);

  ALTER TABLE read.staged_import_parts DROP COLUMN attendees;
  ALTER TABLE read.staged_import_parts ADD COLUMN attendee_ids text[] NOT NULL DEFAULT '{}';

  CREATE INDEX seating_history_of ON read.seating_history (event_id, (new_state->>'of'))
    WHERE action IN ('change_undone', 'change_redone');
`);
