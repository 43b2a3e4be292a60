import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE read.attendees
      ADD COLUMN is_pinned boolean NOT NULL DEFAULT false,
      ADD COLUMN party text,
      ADD COLUMN diets text[]
  `);
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE read.attendees DROP COLUMN is_pinned, DROP COLUMN party, DROP COLUMN diets
  `);
};

/** The fields that rules and proposals use. Earlier events have none of them, so no row changes. */
export const attendeeFacts: Knex.Migration = { up, down };
