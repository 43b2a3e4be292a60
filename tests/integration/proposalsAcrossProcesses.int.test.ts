import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProposalAnswer } from '../../schema/entities/seatingProposal.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { type FreshDatabase, migratedDatabase } from '../harness/freshDatabase.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { masterKey } from '../harness/sealing.ts';
import { signIn, untilReady } from '../harness/signIn.ts';
import { type SpawnedPlanner, spawnPlanner } from '../harness/spawnPlanner.ts';
import { anEvent, aTable, people, sitting } from './rest/prepared.ts';

let database: FreshDatabase;
let built: SpawnedPlanner;
let other: TestPlanner;
let organiser: Caller;
let eventId: string;
beforeAll(async () => {
  database = await migratedDatabase();
  other = await startTestPlanner({ databaseUrl: database.url });
  organiser = await other.caller('organiser@example.com');
  built = await spawnPlanner({
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret for tests only, which is long enough',
    MASTER_KEY: masterKey,
    LOG_LEVEL: 'silent',
  });
  eventId = (await anEvent(organiser)).id;
  await aTable(organiser, eventId, 4);
  await people(organiser, eventId, 'Ada', 'Ben', 'Cai');
});
afterAll(async () => {
  await built.end('SIGKILL');
  await other.stop();
  await database.drop();
});

const path = () => `/api/events/${eventId}/proposals`;

/** Makes the built server, as `npm start` runs it, compute a seating. */
const proposeThere = async (seconds: number): Promise<ProposalAnswer> => {
  const browse = await signIn(built.url);
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const init = { method: 'POST', headers, body: JSON.stringify({ seconds }) };
  const answer = await untilReady(() => browse(`${built.url}${path()}`, init));
  expect(answer.status).toBe(201);
  return answer.json();
};
const readHere = async (id: string) =>
  (await organiser.call<ProposalAnswer>('GET', `${path()}/${id}`)).body;
const until = (id: string, state: string) =>
  expect.poll(async () => (await readHere(id)).state, { timeout: 40_000 }).toBe(state);

it('is computed by the built server, and verified by another process with the same seats', async () => {
  const { id } = await proposeThere(1);
  await until(id, 'done');
  const { after, moves } = await readHere(id);
  expect([after?.waiting, moves.length]).toEqual([0, 3]);
  await organiser.call('POST', `${path()}/${id}/verify`);
  await expect.poll(async () => (await readHere(id)).verification?.state).toBe('done');
  expect((await readHere(id)).verification).toMatchObject({ outcome: 'same', seats: 3 });
}, 120_000);

it('is cancelled from another process than the one that computes it', async () => {
  const { id } = await proposeThere(30);
  await until(id, 'running');
  await organiser.call('DELETE', `${path()}/${id}`);
  await until(id, 'cancelled');
}, 120_000);

it('fails if its process is killed, and the plan stays as it was', async () => {
  const { id } = await proposeThere(30);
  await until(id, 'running');
  await built.end('SIGKILL');
  const pool = createPool(database.url);
  // Repeated, because the killed process's last messages may still be written.
  const expire = () =>
    pool.query("UPDATE app.seating_jobs SET alive_until = now() - interval '1 second'");
  await expect.poll(() => expire().then(() => readHere(id))).toMatchObject({ state: 'failed' });
  await pool.end();
  expect(await readHere(id)).toMatchObject({
    problem: 'The server that worked on it has stopped. The plan is as it was.',
  });
  expect(await sitting(organiser, eventId)).toEqual([null, null, null, null]);
  const again = await organiser.call<ProposalAnswer>('POST', path(), { seconds: 1 });
  expect(again.status).toBe(201);
  await until(again.body.id, 'done');
}, 120_000);
