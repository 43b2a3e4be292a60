import type { Knex } from 'knex';

/**
 * A migration. Migrations only go forward: to leave a newer database, restore a backup, because the steps
 * back would drop data recorded since. Knex requires them nevertheless.
 */
export const forward = (up: Knex.Migration['up']): Knex.Migration => ({
  up,
  down: async () => {
    throw new Error('Migrations only go forward: restore a backup instead.');
  },
});

/**
 * A migration of SQL alone. A text may have several statements, because Knex runs each migration in a
 * transaction.
 */
export const bySql = (sql: string): Knex.Migration =>
  forward(async (knex) => {
    await knex.raw(sql);
  });
