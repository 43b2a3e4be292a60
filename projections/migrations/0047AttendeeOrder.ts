import { bySql } from './bySql.ts';

/** People have the order of the plan, even if they left it and came back. */
export const attendeeOrder = bySql(`
  -- Rows of before get their numbers when the projector's new version is rebuilt.
  ALTER TABLE read.attendees RENAME COLUMN import_order TO "order";
  DROP INDEX read.attendees_event;
  CREATE INDEX attendees_event ON read.attendees (event_id, "order", id);
  CREATE TABLE read.attendee_orders (
    id text PRIMARY KEY,
    next integer NOT NULL,
    staged jsonb NOT NULL
  );
`);
