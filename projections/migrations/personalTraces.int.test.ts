import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createReadDatabase } from '../../schema/ports/postgres.ts';
import { freshDatabase } from '../../tests/harness/freshDatabase.ts';
import { personalTraces } from './0017PersonalTraces.ts';
import { migrate } from './migrate.ts';

let database: Knex;
let drop: () => Promise<void>;
beforeEach(async () => {
  const fresh = await freshDatabase();
  await migrate(fresh.url);
  database = createReadDatabase(fresh.url);
  drop = fresh.drop;
});
afterEach(async () => {
  await database.destroy();
  await drop();
});

const tells = (id: string) =>
  JSON.stringify({ answer: { attendee: { id, name: `Name of ${id}` } } });

/** Reverts the migration, so that it can run on data of an older version. */
const withoutTraces = `
  DROP FUNCTION app.people_of_gone;
  DROP INDEX read.history_subjects_event;
  ALTER TABLE app.state_snapshots DROP COLUMN people;
  ALTER TABLE app.change_feed DROP COLUMN people;
  ALTER TABLE app.command_answers DROP COLUMN people;
  DROP FUNCTION app.any_erased, app.people_in;
`;

/** A deleted event, a deleted draft and an existing event, as an older version left them. */
const leftBehind = async () => {
  await database.raw(withoutTraces);
  const people = ['gone', 'stays', 'newInDraft'];
  await database('person_keys').insert(
    people.map((id) => ({ person_id: id, wrapped_key: Buffer.from(id), master_key_id: 'm' })),
  );
  const at = '2026-05-01T18:00:00.000Z';
  await database('deleted_event_plans').insert(
    ['deleted', 'draft'].map((id) => ({ id, deleted_at: at })),
  );
  await database('events').insert({
    id: 'event',
    name: 'Gala',
    status: 'active',
    is_public: false,
    created_by_user_id: 'owner',
    created_at: at,
    updated_at: at,
  });
  const touched = (event_id: string, subjects: string[]) => ({
    id: `of ${event_id}`,
    event_id,
    position: '1',
    subjects,
  });
  await database('history_subjects').insert([
    touched('deleted', ['gone', 'a table']),
    touched('event', ['stays']),
    touched('draft', ['stays~draft', 'newInDraft~draft']),
  ]);
  await database('command_answers').insert(
    people.map((id) => ({ key: id, command_id: id, state: 'done', answer: tells(id) })),
  );
  await database('change_feed').insert(
    people.map((id) => ({ position: id, topic: 'eventPlan:x', patch: tells(id) })),
  );
};

it('forgets the people of plans deleted before, and nobody else', async () => {
  await leftBehind();
  await personalTraces.up(database);
  expect(
    await database('person_keys').whereNull('wrapped_key').orderBy(1).pluck('person_id'),
  ).toEqual(['gone', 'newInDraft']);
  const described = (table: string, column: string, key: string) =>
    database(table).whereRaw(`${column}::text LIKE '%Name of%'`).pluck(key);
  expect(await described('command_answers', 'answer', 'key')).toEqual(['stays']);
  expect(await described('change_feed', 'patch', 'position')).toEqual(['stays']);
});
