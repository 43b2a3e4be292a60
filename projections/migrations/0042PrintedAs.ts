import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.issued_sheets ADD COLUMN printed_as jsonb');
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.issued_sheets DROP COLUMN printed_as');
};

/** How an issued sheet was printed. Of sheets issued before nothing was recorded. */
export const printedAs: Knex.Migration = { up, down };
