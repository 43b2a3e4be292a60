import type { Knex } from 'knex';

/**
 * A migration. Migrations only go forward: a newer database is left by restoring a backup, because the
 * steps back would drop what was recorded since. Knex asks for them all the same.
 */
export const forward = (up: Knex.Migration['up']): Knex.Migration => ({
  up,
  down: async () => {
    throw new Error('Migrations only go forward: restore a backup instead.');
  },
});

/**
 * A migration that is SQL alone. A text may have several statements, since Knex runs each migration in a
 * transaction.
 */
export const bySql = (sql: string): Knex.Migration =>
  forward(async (knex) => {
    await knex.raw(sql);
  });
