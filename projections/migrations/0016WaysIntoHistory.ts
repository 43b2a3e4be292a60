import { bySql } from './bySql.ts';

/**
 * Names the event whose details an undo or a take-over changes, because these do not name it themselves, and
 * indexes the history for undo and trails.
 */
export const waysIntoHistory = bySql(`
  CREATE TABLE read.audited_events (
    id text PRIMARY KEY,
    owner_id text NOT NULL,
    is_draft boolean NOT NULL
  );
  -- A member's own latest step.
  CREATE INDEX seating_history_actor
    ON read.seating_history (event_id, performed_by_user_id, position);
  -- Drafts that somebody started of an event, whatever became of them.
  CREATE INDEX seating_history_copies
    ON read.seating_history ((new_state->>'fromEventId'), performed_by_user_id, "timestamp")
    WHERE action = 'plan_copied';
  -- Which table a seat was at.
  CREATE INDEX history_seats_found ON read.history_seats USING gin (seat_ids)
    WITH (fastupdate = off);
`);
