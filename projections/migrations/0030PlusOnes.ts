import { bySql } from './bySql.ts';

/** The hosts of plus-ones, and the guests whose name nobody knows yet. */
export const plusOnes = bySql(`
  ALTER TABLE read.attendees
    ADD COLUMN guest_of text,
    ADD COLUMN is_named boolean NOT NULL DEFAULT true
`);
