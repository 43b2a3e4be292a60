import { bySql } from './bySql.ts';

/** The words by which rules select a table. Tables recorded before have none. */
export const tableTags = bySql(
  "ALTER TABLE read.tables ADD COLUMN tags text[] NOT NULL DEFAULT '{}'",
);
