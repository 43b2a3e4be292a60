import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE read.attendees ADD COLUMN import_order integer NOT NULL DEFAULT 0;
    ALTER TABLE read.staged_attendees ADD COLUMN import_order integer NOT NULL DEFAULT 0;
    DROP INDEX read.attendees_event;
    CREATE INDEX attendees_event ON read.attendees (event_id, created_at, import_order, id);
  `);
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE read.attendees DROP COLUMN import_order;
    ALTER TABLE read.staged_attendees DROP COLUMN import_order;
    CREATE INDEX attendees_event ON read.attendees (event_id, created_at, id);
  `);
};

/** Lists show the people of an import in the order of their file. */
export const importOrder: Knex.Migration = { up, down };
