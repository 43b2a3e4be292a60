import type { Knex } from 'knex';

/**
 * A migration that is SQL alone. `down` reverses what `up` does. A text may have several statements,
 * since Knex runs each migration in a transaction.
 */
export const bySql = ({ up, down }: { up: string; down: string }): Knex.Migration => ({
  up: async (knex) => {
    await knex.raw(up);
  },
  down: async (knex) => {
    await knex.raw(down);
  },
});
