import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgresBehindProxy, type TcpProxy } from '../contract/tcpProxy.ts';
import { freshDatabase } from '../harness/freshDatabase.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';

let planner: TestPlanner;
let network: TcpProxy;
let drop: () => Promise<void>;
let caller: Caller;
let stranger: Caller;

beforeEach(async () => {
  const database = await freshDatabase();
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

  it('says over REST that it is not ready, to members and to strangers', async () => {
    expect(await caller.call('GET', '/api/events')).toMatchObject(notReady);
    expect(await caller.call('POST', '/api/events', { name: 'Dinner' })).toMatchObject(notReady);
    expect(await stranger.call('GET', aLink)).toMatchObject(notReady);
  });

  it('says so over GraphQL in the words of GraphQL', async () => {
    const { status, errors } = await caller.graphql('{ events { total } }');
    expect(status).toBe(503);
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_READY', issues: [] } }]);
  });
});

it('goes on when the database is back, and a repeated write happens once', async () => {
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
