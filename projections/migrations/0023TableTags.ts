import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw("ALTER TABLE read.tables ADD COLUMN tags text[] NOT NULL DEFAULT '{}'");
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.tables DROP COLUMN tags');
};

/** The words that rules know a table by. Tables recorded before have none. */
export const tableTags: Knex.Migration = { up, down };
