import { bySql } from './bySql.ts';

/** The custom fields of events, and the guests' values. */
export const guestFields = bySql(`
  CREATE TABLE read.guest_fields (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    fields jsonb NOT NULL
  );
  CREATE INDEX guest_fields_event ON read.guest_fields (event_id);
  ALTER TABLE read.attendees ADD COLUMN custom jsonb;
`);
