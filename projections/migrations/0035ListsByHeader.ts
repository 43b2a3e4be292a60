import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.import_steps ADD COLUMN header_print text');
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.import_steps DROP COLUMN header_print');
};

/** The header by which lists are distinguished. */
export const listsByHeader: Knex.Migration = { up, down };
