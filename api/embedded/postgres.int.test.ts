import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openEmbeddedDatabase, startTemporaryPostgres } from './postgres.ts';

/** A data folder that this process may claim. */
const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'planner-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // Elsewhere, PostgreSQL's user would have its data in another folder.
  await chmod(folder, 0o755);
  return folder;
};

const answer = async (url: string, sql: string): Promise<object[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<object>(sql);
  await client.end();
  return rows;
};

it('makes no new cluster in place of one that was brought back without the files beside it', async () => {
  const folder = await aFolder();
  const first = await openEmbeddedDatabase(folder);
  await answer(first.url, 'CREATE TABLE kept AS SELECT 12 AS guests');
  await first.stop();
  for (const name of await readdir(join(folder, 'postgres')))
    if (name !== 'cluster') await rm(join(folder, 'postgres', name));

  const again = await openEmbeddedDatabase(folder);
  onTestFinished(again.stop);

  expect(await answer(again.url, 'SELECT * FROM kept')).toEqual([{ guests: 12 }]);
});

it('stops no server of another cluster that has the id of one that crashed', async () => {
  const folder = await aFolder();
  await (await openEmbeddedDatabase(folder)).stop();
  const command = ['-e', 'setInterval(() => {}, 1e6); console.log()', 'postgres', '-D', '/another'];
  const other = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  await writeFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), `${other.pid}\n`);

  const { stop } = await openEmbeddedDatabase(folder);
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
