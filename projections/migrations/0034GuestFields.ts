import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE read.guest_fields (
      id text PRIMARY KEY,
      event_id text NOT NULL,
      fields jsonb NOT NULL
    );
    CREATE INDEX guest_fields_event ON read.guest_fields (event_id);
    ALTER TABLE read.attendees ADD COLUMN custom jsonb;
  `);
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE read.guest_fields; ALTER TABLE read.attendees DROP COLUMN custom');
};

/** The custom fields of events, and what guests have in them. */
export const guestFields: Knex.Migration = { up, down };
