import { afterEach, beforeEach, expect, it } from 'vitest';
import { postgresBehindProxy, type TcpProxy } from '../contract/tcpProxy.ts';
import { freshDatabase } from '../harness/freshDatabase.ts';
import { masterKey } from '../harness/sealing.ts';
import { signIn } from '../harness/signIn.ts';
import { type SpawnedPlanner, spawnPlanner } from '../harness/spawnPlanner.ts';

let planner: SpawnedPlanner;
let network: TcpProxy;
let drop: () => Promise<void>;
let write: () => Promise<number>;

/** More than a pool's connections. */
const clients = 48;

beforeEach(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  const proxied = await postgresBehindProxy(database.url);
  network = proxied.network;
  planner = await spawnPlanner({
    DATABASE_URL: proxied.url,
    SESSION_SECRET: 'a secret for tests only, which is long enough',
    MASTER_KEY: masterKey,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  });
  const browse = await signIn(planner.url);
  write = async () => {
    const answer = await browse(`${planner.url}/api/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Dinner"}',
    });
    await answer.text();
    return answer.status;
  };
});
afterEach(async () => {
  await planner.end('SIGKILL');
  await network.stop();
  await drop();
});

const allAtOnce = () => Promise.allSettled(Array.from({ length: clients }, write));

/** Makes all connections to the database fall silent while writes are under way. */
const fallSilent = async (): Promise<void> => {
  await allAtOnce();
  void allAtOnce();
  network.silence();
};

it('continues by itself after every connection to the database has fallen silent', async () => {
  await fallSilent();
  await expect.poll(write, { timeout: 90_000 }).toBe(201);
  // The probe itself may still find an unused connection dead.
  const ready = async () => (await fetch(`${planner.url}/readyz`)).status;
  await expect.poll(ready, { timeout: 90_000 }).toBe(200);
}, 240_000);

it('stops cleanly while every connection to the database is silent', async () => {
  await fallSilent();
  expect(await planner.end('SIGTERM')).toBe(0);
}, 240_000);
