import { once } from 'node:events';
import { access, chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '../harness/signIn.ts';
import { type SpawnedPlanner, spawnPlanner } from '../harness/spawnPlanner.ts';

let folder: string;
let planner: SpawnedPlanner;
let write: () => Promise<number>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-embedded-'));
  await chmod(folder, 0o755);
  planner = await spawnPlanner({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const browse = await signIn(planner.url);
  write = async () => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: '{"name":"Dinner"}' };
    return (await browse(`${planner.url}/api/events`, init)).status;
  };
});
afterEach(async () => {
  await planner.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const dataFolder = async (): Promise<string> => {
  const connectionString = await readFile(join(folder, 'database-url'), 'utf8');
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
  await client.end();
  return rows[0]?.data_directory ?? '';
};

const killPostgres = async (cluster: string) => {
  const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
};

it('starts its PostgreSQL again when that was killed, and stops cleanly', async () => {
  await expect.poll(write).toBe(201);
  await killPostgres(await dataFolder());
  await expect.poll(write, { timeout: 60_000 }).toBe(201);
  expect(await planner.end('SIGTERM')).toBe(0);
}, 180_000);

it('stops its PostgreSQL even if nobody reads its output any more', async () => {
  const cluster = await dataFolder();
  planner.process.stdout?.destroy();
  planner.process.stderr?.destroy();
  expect(await planner.end('SIGTERM')).toBe(0);
  await expect(access(join(cluster, 'postmaster.pid'))).rejects.toThrow('ENOENT');
}, 180_000);

it.each([undefined, 'half', 'the password of another database'])(
  'says what to do if its password is %s, and makes no other',
  async (left) => {
    await planner.end('SIGTERM');
    const file = join(folder, 'database-password');
    await rm(file);
    if (left) await writeFile(file, left);
    const refused = await spawnPlanner({ DATA_DIR: folder }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 1,
      errorLines: [expect.stringMatching(/database-password is missing or wrong\. Put it back/)],
    });
    expect(await readFile(file, 'utf8').catch(() => undefined)).toBe(left);
  },
  180_000,
);

it('ends with 1 and the reason if its PostgreSQL cannot be started again', async () => {
  let output = '';
  planner.process.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const cluster = await dataFolder();
  await rename(join(cluster, 'global'), join(cluster, 'elsewhere'));
  await killPostgres(cluster);
  const [code] = await once(planner.process, 'close');
  expect(code).toBe(1);
  expect(output).toContain('PostgreSQL has ended and cannot be started again');
}, 180_000);
