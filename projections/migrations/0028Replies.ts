import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE read.attendees
      ADD COLUMN reply text NOT NULL DEFAULT 'none',
      ADD COLUMN left_seat_id text;
  `);
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.attendees DROP COLUMN reply, DROP COLUMN left_seat_id');
};

/** The guests' replies, and the seats that they gave up by declining. */
export const replies: Knex.Migration = { up, down };
