import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE read.menus (
      id text PRIMARY KEY,
      event_id text NOT NULL,
      courses jsonb NOT NULL
    );
    CREATE INDEX menus_event ON read.menus (event_id);
    ALTER TABLE read.attendees ADD COLUMN meals jsonb;
  `);
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE read.menus; ALTER TABLE read.attendees DROP COLUMN meals');
};

/** The menus of events, and the guests' choices. */
export const menus: Knex.Migration = { up, down };
