import type { Knex } from 'knex';

const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    'ALTER TABLE read.seating_arrangements ADD COLUMN shows_event boolean NOT NULL DEFAULT false',
  );
};

const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE read.seating_arrangements DROP COLUMN shows_event');
};

/** Whether a public link shows the event. Existing links do not. */
export const eventOnLinks: Knex.Migration = { up, down };
