import { bySql } from './bySql.ts';

/** Lists show the people of an import in the order of their file. */
export const importOrder = bySql(`
  ALTER TABLE read.attendees ADD COLUMN import_order integer NOT NULL DEFAULT 0;
  ALTER TABLE read.staged_attendees ADD COLUMN import_order integer NOT NULL DEFAULT 0;
  DROP INDEX read.attendees_event;
  CREATE INDEX attendees_event ON read.attendees (event_id, created_at, import_order, id);
`);
