import type { Knex } from 'knex';

const changeTo = (type: 'json' | 'jsonb') => async (knex: Knex) => {
  await knex.raw(
    `ALTER TABLE app.state_snapshots ALTER COLUMN state TYPE ${type} USING state::${type}`,
  );
};

/** Snapshots are only ever read whole: PostgreSQL need not take them apart and write them out again. */
export const snapshotsAsText: Knex.Migration = { up: changeTo('json'), down: changeTo('jsonb') };
