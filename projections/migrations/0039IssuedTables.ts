import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.issued_sheets ADD COLUMN table_ids text[]');
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.issued_sheets DROP COLUMN table_ids');
};

/** The tables on a sheet that was issued of some only. Sheets issued before are of all. */
export const issuedTables: Knex.Migration = { up, down };
