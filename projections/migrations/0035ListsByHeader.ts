import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.import_steps ADD COLUMN header_print text');
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.import_steps DROP COLUMN header_print');
};

/** By which header lists are told from each other. */
export const listsByHeader: Knex.Migration = { up, down };
