import { bySql } from './bySql.ts';

/** The hosts of plus-ones, and the guests without a name. */
export const plusOnes = bySql(`
  ALTER TABLE read.attendees
    ADD COLUMN guest_of text,
    ADD COLUMN is_named boolean NOT NULL DEFAULT true
`);
