import { bySql } from './bySql.ts';

/** The words that rules know a table by. Tables recorded before have none. */
export const tableTags = bySql(
  "ALTER TABLE read.tables ADD COLUMN tags text[] NOT NULL DEFAULT '{}'",
);
