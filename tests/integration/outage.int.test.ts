import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../schema/ports/postgres.ts';
import { postgresBehindProxy, type TcpProxy } from '../contract/tcpProxy.ts';
import { freshDatabase } from '../harness/freshDatabase.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';

let planner: TestPlanner;
let network: TcpProxy;
let databaseUrl: string;
let drop: () => Promise<void>;
let caller: Caller;
let stranger: Caller;

beforeEach(async () => {
  const database = await freshDatabase();
  databaseUrl = database.url;
  drop = database.drop;
  const proxied = await postgresBehindProxy(database.url);
  network = proxied.network;
  planner = await startTestPlanner({ databaseUrl: proxied.url });
  caller = await planner.caller('organiser@example.com');
  stranger = await planner.caller();
});
afterEach(async () => {
  await planner.stop();
  await network.stop();
  await drop();
});

const notReady = { status: 503, body: { code: 'NOT_READY', issues: [] } };
const aLink = '/api/public/arrangements/AAAAAAAAAAAAAAAAAAAAAA';

describe('while the database is away', () => {
  beforeEach(() => network.stop());
  afterEach(() => network.start());

  it('reports over REST that it is not ready, to members and to strangers', async () => {
    expect(await caller.call('GET', '/api/events')).toMatchObject(notReady);
    expect(await caller.call('POST', '/api/events', { name: 'Dinner' })).toMatchObject(notReady);
    expect(await stranger.call('GET', aLink)).toMatchObject(notReady);
  });

  it('reports the same over GraphQL in its format', async () => {
    const { status, errors } = await caller.graphql('{ events { total } }');
    expect(status).toBe(503);
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_READY', issues: [] } }]);
  });
});

it('continues when the database is back, and a repeated write takes effect once', async () => {
  const write = () => {
    const headers = { 'Idempotency-Key': 'one-dinner' };
    return caller.call<{ id: string }>('POST', '/api/events', { name: 'Dinner' }, { headers });
  };
  await network.stop();
  expect((await write()).status).toBe(503);
  await network.start();
  await expect.poll(async () => (await write()).status, { timeout: 40_000 }).toBe(201);
  const [first, second] = [await write(), await write()];
  expect(second.body.id).toBe(first.body.id);
  expect((await caller.call('GET', '/api/events')).body).toHaveLength(1);
});

/** For whoever connects from now on, which is everybody. */
const allowWrites = async (areAllowed: boolean): Promise<void> => {
  const pool = createPool(`${databaseUrl}?options=-c%20default_transaction_read_only%3Doff`, {
    max: 1,
    applicationName: 'test',
  });
  const name = new URL(databaseUrl).pathname.slice(1);
  await pool.query(
    `ALTER DATABASE ${name} SET default_transaction_read_only = ${areAllowed ? 'off' : 'on'}`,
  );
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await pool.end();
};

it('is not ready while PostgreSQL is read-only, and continues afterwards', async () => {
  const readiness = async () => {
    const response = await fetch(`${planner.url}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  const write = () => caller.call('POST', '/api/events', { name: 'Dinner' });
  await allowWrites(false);
  await expect.poll(readiness).toMatchObject({
    status: 503,
    body: { checks: { postgresql: { ok: false, detail: 'read-only' } } },
  });
  expect(await write()).toMatchObject(notReady);
  await allowWrites(true);
  await expect.poll(async () => (await write()).status, { timeout: 40_000 }).toBe(201);
  expect(await readiness()).toMatchObject({ status: 200 });
});
