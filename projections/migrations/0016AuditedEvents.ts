import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE read.audited_events (
      id text PRIMARY KEY,
      owner_id text NOT NULL,
      is_draft boolean NOT NULL
    );
  `);
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE read.audited_events');
};

/** Whose event it is whose details an undo or a take-over changes, which do not say it themselves. */
export const auditedEvents: Knex.Migration = { up, down };
