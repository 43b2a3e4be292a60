import { bySql } from './bySql.ts';

/** Stores every undo and redo of a list instead of the last one, because a past moment can be restored. */
export const turnsOfLists = bySql(`
  ALTER TABLE read.import_steps
    DROP COLUMN undone_by,
    DROP COLUMN undone_at,
    DROP COLUMN redone_by,
    ADD COLUMN turns jsonb NOT NULL DEFAULT '[]'
`);
