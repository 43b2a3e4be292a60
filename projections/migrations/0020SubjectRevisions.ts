import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    -- Rows of before get their revisions when the projector's new version is rebuilt.
    ALTER TABLE read.history_subjects ADD COLUMN revision bigint NOT NULL DEFAULT 0;
  `);
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.history_subjects DROP COLUMN revision');
};

/** Where in the stream stands what touched somebody, also where it is no entry of the history. */
export const subjectRevisions: Knex.Migration = { up, down };
