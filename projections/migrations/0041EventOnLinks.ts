import { bySql } from './bySql.ts';

/** Whether a public link shows the event. Existing links do not. */
export const eventOnLinks = bySql(
  'ALTER TABLE read.seating_arrangements ADD COLUMN shows_event boolean NOT NULL DEFAULT false',
);
