import { bySql } from './bySql.ts';

/** The menus of events, and the guests' choices. */
export const menus = bySql(`
  CREATE TABLE read.menus (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    courses jsonb NOT NULL
  );
  CREATE INDEX menus_event ON read.menus (event_id);
  ALTER TABLE read.attendees ADD COLUMN meals jsonb;
`);
