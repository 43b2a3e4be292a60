import { bySql } from './bySql.ts';

/** The fields that rules and proposals use. Earlier events have none of them, so no row changes. */
export const attendeeFacts = bySql(`
  ALTER TABLE read.attendees
    ADD COLUMN is_pinned boolean NOT NULL DEFAULT false,
    ADD COLUMN party text,
    ADD COLUMN diets text[]
`);
