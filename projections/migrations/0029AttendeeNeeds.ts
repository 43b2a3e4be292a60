import { bySql } from './bySql.ts';

/** Earlier events have none of these fields, so no row changes. */
export const attendeeNeeds = bySql(`
  ALTER TABLE read.attendees
    ADD COLUMN allergies jsonb,
    ADD COLUMN access text[],
    ADD COLUMN external_id text
`);
