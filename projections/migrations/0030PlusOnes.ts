import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE read.attendees
      ADD COLUMN guest_of text,
      ADD COLUMN is_named boolean NOT NULL DEFAULT true
  `);
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.attendees DROP COLUMN guest_of, DROP COLUMN is_named');
};

/** The hosts of plus-ones, and the guests whose name nobody knows yet. */
export const plusOnes: Knex.Migration = { up, down };
