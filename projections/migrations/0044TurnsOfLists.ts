import { bySql } from './bySql.ts';

/** Each undo and redo of a list, in place of the last one: an earlier moment can be restored. */
export const turnsOfLists = bySql(`
  ALTER TABLE read.import_steps
    DROP COLUMN undone_by,
    DROP COLUMN undone_at,
    DROP COLUMN redone_by,
    ADD COLUMN turns jsonb NOT NULL DEFAULT '[]'
`);
