import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../schema/ports/postgres.ts';
import { freshDatabase, migratedDatabase } from '../harness/freshDatabase.ts';
import { masterKey } from '../harness/sealing.ts';
import { NotStarted, spawnPlanner } from '../harness/spawnPlanner.ts';

const secret = 'a secret for tests only, which is long enough';
let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'planner-start-'));
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a planner that must refuse to start. */
const refusedStart = async (env: Record<string, string>): Promise<NotStarted> => {
  const settings = {
    DATABASE_URL: database.url,
    SESSION_SECRET: secret,
    MASTER_KEY: masterKey,
    ...env,
  };
  const outcome = await spawnPlanner(settings).catch((error: unknown) => error);
  if (outcome instanceof NotStarted) return outcome;
  throw new Error('it started');
};

const changed = async (url: string, sql: string): Promise<void> => {
  const pool = createPool(url, { max: 1, applicationName: 'test' });
  await pool.query(sql);
  await pool.end();
};

it.each([
  [{ PORT: 'abc' }, /^PORT must be a number/],
  [{ MASTER_KEY: '' }, /^MASTER_KEY is needed with DATABASE_URL/],
  [{ HOST: '0.0.0.0' }, /^PUBLIC_URL is needed when HOST is 0.0.0.0/],
  [{ NODE_ENV: 'production' }, /^The embedded sign-in cannot be used when NODE_ENV is production/],
] as [Record<string, string>, RegExp][])(
  'explains in one line what is wrong with %j, and exits with 1',
  async (env, line) => {
    const { code, errorLines } = await refusedStart({ ...env });
    expect(errorLines).toEqual([expect.stringMatching(line)]);
    expect(code).toBe(1);
  },
);

it('reports that the port is taken', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { code, errorLines } = await refusedStart({ PORT: String(port) });
  holder.close();
  expect(errorLines).toEqual([expect.stringContaining(`Port ${port} is taken`)]);
  expect(code).toBe(1);
});

it('reports that the data folder is not writable', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await chmod(file, 0o444);
  const { code, errorLines } = await refusedStart({
    DATABASE_URL: '',
    DATA_DIR: join(file, 'data'),
  });
  expect(errorLines).toEqual([expect.stringContaining('cannot be written. Set DATA_DIR')]);
  expect(code).toBe(1);
});

it('reports that the disk is full', async () => {
  // Elsewhere, PostgreSQL's user would have its data in another folder.
  await chmod(folder, 0o755);
  const data = join(folder, 'on-a-full-disk');
  await mkdir(join(data, 'postgres'), { recursive: true });
  // The first file that is written into this folder.
  await symlink('/dev/full', join(data, 'postgres', 'first-password'));
  const { code, errorLines } = await refusedStart({ DATABASE_URL: '', DATA_DIR: data });
  expect(errorLines).toEqual(['The disk is full. Make room, and start again.']);
  expect(code).toBe(1);
});

it('reports that a newer version has used the database, and leaves it as it is', async () => {
  const newer = await migratedDatabase();
  await changed(newer.url, `INSERT INTO app.migrations (name) VALUES ('9999_of_tomorrow')`);
  const { code, errorLines } = await refusedStart({ DATABASE_URL: newer.url });
  await newer.drop();
  expect(errorLines).toEqual([
    'A newer version has used this database (9999_of_tomorrow). Start that version, or one after it.',
  ]);
  expect(code).toBe(1);
});

it("reports that the data folder's master key is lost, and creates no other", async () => {
  const data = join(folder, 'without-key');
  await mkdir(data);
  await writeFile(join(data, 'database-password'), 'of a planner that ran before');
  const settings = { DATABASE_URL: '', MASTER_KEY: '', DATA_DIR: data };
  const { code, errorLines } = await refusedStart(settings);
  expect(errorLines).toEqual([expect.stringMatching(/^The master key .*master-key is lost\./)]);
  expect(code).toBe(1);
  expect(await readdir(data)).toEqual(['database-password']);
});

it("reports that the data folder's master key is incomplete or lost with the password", async () => {
  const data = await mkdtemp(join(folder, 'half-a-key-'));
  await mkdir(join(data, 'postgres', 'cluster'), { recursive: true });
  const settings = { DATABASE_URL: '', MASTER_KEY: '', DATA_DIR: data };
  const lost = [expect.stringMatching(/^The master key .*master-key is lost\./)];
  expect((await refusedStart(settings)).errorLines).toEqual(lost);
  expect(await readdir(data)).toEqual(['postgres']);
  await writeFile(join(data, 'master-key'), 'half of it');
  expect((await refusedStart(settings)).errorLines).toEqual(lost);
});

it.each(['', 'half of it'])('starts with no session secret of %j', async (stored) => {
  const data = await mkdtemp(join(folder, 'incomplete-'));
  await writeFile(join(data, 'session-secret'), stored);
  const settings = { DATABASE_URL: '', SESSION_SECRET: '', DATA_DIR: data };
  const { code, errorLines } = await refusedStart(settings);
  expect(errorLines).toEqual([
    expect.stringMatching(/session-secret is incomplete\. Put the file/),
  ]);
  expect(code).toBe(1);
});

it.each(['master-key', 'session-secret'])('starts with no folder as its %s', async (name) => {
  const data = await mkdtemp(join(folder, 'of-folders-'));
  await mkdir(join(data, name));
  const settings = { DATABASE_URL: '', MASTER_KEY: '', SESSION_SECRET: '', DATA_DIR: data };
  const { code, errorLines } = await refusedStart(settings);
  expect(errorLines).toEqual([expect.stringContaining(`${name} is a folder, and must be a file.`)]);
  expect(code).toBe(1);
});
