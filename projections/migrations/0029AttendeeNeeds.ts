import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE read.attendees
      ADD COLUMN allergies jsonb,
      ADD COLUMN access text[],
      ADD COLUMN external_id text
  `);
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE read.attendees DROP COLUMN allergies, DROP COLUMN access, DROP COLUMN external_id
  `);
};

/** Earlier events have none of these fields, so no row changes. */
export const attendeeNeeds: Knex.Migration = { up, down };
