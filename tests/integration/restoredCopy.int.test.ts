import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { verdictLines } from '../../projections/audit/verdictLines.ts';
import { verifyChains } from '../../projections/audit/verifyChains.ts';
import { verificationLines } from '../../projections/commandLine.ts';
import { rebuild } from '../../projections/engine/rebuild.ts';
import { verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { cookieFetch } from '../harness/cookieFetch.ts';
import { freshDatabase } from '../harness/freshDatabase.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { sealed } from '../harness/sealing.ts';

type Row = { id: string; name: string };
type Database = Awaited<ReturnType<typeof freshDatabase>>;

let original: Database;
/**
 * A copy is a different store: the log's name includes the database's name as well as the server's.
 */
let copy: Database;
let planner: TestPlanner;
let organiser: Caller;
let pool: pg.Pool;
let log: EventLog;
let eventId: string;
let noted: { table: string; sequence: number; hash: string }[];

const opened = async (url: string) => {
  pool = createPool(url);
  log = await sealed(await createPostgresEventStore({ pool }), pool);
};
const closed = async () => {
  await log.close();
  await pool.end();
};
const add = (name: string) =>
  organiser.call<Row>(
    'POST',
    '/api/attendees',
    { eventId, name },
    { headers: { 'idempotency-key': name } },
  );

beforeEach(async () => {
  original = await freshDatabase();
  planner = await startTestPlanner({ databaseUrl: original.url });
  organiser = await planner.caller('organiser@example.com');
  eventId = (await organiser.call<Row>('POST', '/api/events', { name: 'Dinner' })).body.id;
  await add('Mira');
  const { body: gone } = await add('Zora');
  await organiser.call('POST', `/api/attendees/${gone.id}/erase`, {});
  await opened(original.url);
  const { verdicts } = await verifyChains({ connectionString: original.url, log });
  noted = verdicts.map(({ table, tip }) => ({ table, ...tip }));
  await closed();
  await planner.stop();
  copy = await freshDatabase(original.url);
  await opened(copy.url);
});
afterEach(async () => {
  await closed();
  await planner.stop();
  await copy.drop();
  await original.drop();
});

const readiness = (status: number) =>
  expect
    .poll(async () => (await fetch(`${planner.url}/readyz`)).status, { timeout: 40_000 })
    .toBe(status);
const rebuildAll = () => rebuild({ connectionString: copy.url, log, projectors });

it('is readable and refuses writes until its read models are rebuilt, then continues by itself', async () => {
  // As in a dump from before the erasure was projected.
  await pool.query(
    "UPDATE app.person_keys SET destroyed_at = NULL, wrapped_key = '\\x00' WHERE wrapped_key IS NULL",
  );
  planner = await startTestPlanner({ databaseUrl: copy.url });
  const head = await log.head();
  const login = await cookieFetch()(`${planner.url}/api/login?login_hint=organiser@example.com`);
  expect(login.status).toBe(503);
  expect(await log.head()).toBe(head);
  await readiness(503);

  await rebuildAll();
  await readiness(200);
  organiser = await planner.caller('organiser@example.com');
  expect((await add('Jonas')).status).toBe(201);
  const { body } = await organiser.call<Row[]>('GET', `/api/attendees?event=${eventId}`);
  expect(body.map(({ name }) => name)).toEqual(['Mira', 'Jonas']);
  const verification = await verify({ connectionString: copy.url, log, projectors });
  expect(verificationLines(verification).at(-1)).toBe('equal');
  const anchors = noted.filter(({ sequence }) => sequence > 0);
  const chains = await verifyChains({ connectionString: copy.url, log, anchors });
  expect(verdictLines(chains).at(-1)).toBe('whole');
  const { rows } = await pool.query(
    'SELECT count(*) AS left FROM app.person_keys WHERE destroyed_at IS NOT NULL',
  );
  expect(rows).toEqual([{ left: 1 }]);
});

it('is not taken over by a rebuild of some of its read models', async () => {
  planner = await startTestPlanner({ databaseUrl: copy.url });
  const only = projectors.slice(0, 1);
  await expect(rebuild({ connectionString: copy.url, log, projectors, only })).rejects.toThrow(
    /^The read models were projected from postgres:.* A rebuild of all/,
  );
});

it('continues even if its checkpoint was removed by hand', async () => {
  await pool.query('DELETE FROM app.checkpoints');
  planner = await startTestPlanner({ databaseUrl: copy.url });
  await readiness(503);
  await rebuildAll();
  await readiness(200);
  organiser = await planner.caller('organiser@example.com');
  expect((await add('Jonas')).status).toBe(201);
});
