import { bySql } from './bySql.ts';

/** The floor objects of a saved arrangement. Arrangements saved before have none. */
export const arrangementObjects = bySql(
  "ALTER TABLE read.seating_arrangements ADD COLUMN objects jsonb NOT NULL DEFAULT '[]'",
);
