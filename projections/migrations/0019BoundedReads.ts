import { bySql } from './bySql.ts';

/** Lists of all events for moderators and admins are read in order, and no further than they are shown. */
export const boundedReads = bySql(`
  -- The latest entries of all events, and the people of all events page by page.
  CREATE INDEX seating_history_position ON read.seating_history (position);
  CREATE INDEX attendees_created_at ON read.attendees (created_at, import_order, id);
`);
