import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    "ALTER TABLE read.seating_arrangements ADD COLUMN objects jsonb NOT NULL DEFAULT '[]'",
  );
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.seating_arrangements DROP COLUMN objects');
};

/** The floor objects of a saved arrangement. Arrangements saved before have none. */
export const arrangementObjects: Knex.Migration = { up, down };
