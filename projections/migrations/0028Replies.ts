import { bySql } from './bySql.ts';

/** The guests' replies, and the seats that they gave up by declining. */
export const replies = bySql(`
  ALTER TABLE read.attendees
    ADD COLUMN reply text NOT NULL DEFAULT 'none',
    ADD COLUMN left_seat_id text;
`);
