import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leaveNoChild } from '../harness/leaveNothing.ts';
import { startArguments } from '../harness/spawnPlanner.ts';

let folder: string;
let starting: ChildProcess;
let ended: Promise<unknown[]>;
let output: string;
let errors: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-stopped-'));
  await chmod(folder, 0o755);
  const { options, program } = startArguments();
  const { PATH = '', HOME = '/tmp' } = process.env;
  starting = spawn(process.execPath, [...options, program], {
    env: { PATH, HOME, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  leaveNoChild(starting);
  ended = once(starting, 'close');
  output = '';
  errors = '';
  starting.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  starting.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
});
afterEach(async () => {
  for (const pid of await processesOfFolder()) process.kill(pid, 'SIGKILL');
  await ended;
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** The processes that name the folder in their arguments. */
const processesOfFolder = async (): Promise<number[]> => {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const named = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.filter((_, index) => named[index]?.includes(folder));
};

const patience = { timeout: 60_000, interval: 5 };

it('stops without an error while the sample event is filled in', async () => {
  await expect.poll(() => output, patience).toContain('Filling in a sample event');
  starting.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect([output, errors]).toEqual(['Filling in a sample event …\nStopping …\n', '']);
}, 180_000);

it
  .runIf(process.platform === 'linux')
  .each(['unfinished-cluster/PG_VERSION', 'cluster/PG_VERSION'])(
  'leaves no process of its PostgreSQL if it is stopped as soon as "%s" is there',
  async (file) => {
    const isThere = () =>
      access(join(folder, 'postgres', file)).then(
        () => true,
        () => false,
      );
    await expect.poll(isThere, patience).toBe(true);
    starting.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await processesOfFolder()).toEqual([]);
    expect([output, errors]).toEqual(['Stopping …\n', '']);
  },
  180_000,
);
