import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startTemporaryPostgres } from './postgres.ts';

it('stops no server of another cluster that has the id of one that crashed', async () => {
  const command = ['-e', 'setInterval(() => {}, 1e6); console.log()', 'postgres', '-D', '/another'];
  const other = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  const folder = await mkdtemp(join(tmpdir(), 'planner-'));
  await mkdir(join(folder, 'postgres', 'cluster'), { recursive: true });
  await writeFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), `${other.pid}\n`);

  const { stop } = await startTemporaryPostgres(folder);
  onTestFinished(stop);

  expect(other.signalCode).toBeNull();
});

it('stops the server of its own cluster that outlived its planner, even if the folder was moved', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'planner-'));
  const orphan = await startTemporaryPostgres(folder);
  onTestFinished(orphan.stop);
  const client = new pg.Client({ connectionString: orphan.url });
  client.on('error', () => undefined);
  await client.connect();
  const ended = new Promise<void>((resolve) => client.once('end', resolve));

  const moved = `${folder}-moved`;
  await rename(folder, moved);
  const { stop } = await startTemporaryPostgres(moved);
  onTestFinished(stop);

  await ended;
});
