import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openEmbeddedDatabase, startTemporaryPostgres } from './postgres.ts';
import { serverUser } from './serverUser.ts';

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

it('makes no empty database in place of one that is somewhere else', async () => {
  const folder = await aFolder();
  await (await openEmbeddedDatabase(folder)).stop();
  const [cluster, away] = ['cluster', 'away'].map((name) => join(folder, 'postgres', name));
  await rename(String(cluster), String(away));
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow(`The database ${cluster} is missing.`);

  const moved = await aFolder();
  await rename(folder, moved);
  await expect(openEmbeddedDatabase(moved)).rejects.toThrow(`It was ${cluster}. Move it there`);

  await rm(join(moved, 'database-made-in'));
  await (await openEmbeddedDatabase(moved)).stop();
});

it('says where to read what to do if it does not start', async () => {
  const folder = await aFolder();
  await (await openEmbeddedDatabase(folder)).stop();
  await rm(join(folder, 'postgres', 'cluster', 'PG_VERSION'));
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow(
    /PG_VERSION" is missing\. See "If PostgreSQL does not start" in docs\/operations\.md\.$/,
  );
});

describe('after a crash', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await aFolder();
    await (await openEmbeddedDatabase(folder)).stop();
  });

  const startsWithLock = async (lock: string) => {
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
      await writeFile(join(folder, 'postgres', 'cluster', name), lock);
    const { stop } = await openEmbeddedDatabase(folder);
    onTestFinished(stop);
  };

  it.each(['postgres', 'another program'])(
    'starts beside %s with the id of its server, and stops no other',
    async (name) => {
      const options = { ...(await serverUser()), cwd: '/', stdio: 'pipe' } as const;
      const other = spawn('sh', ['-c', 'echo; read line', name], options);
      onTestFinished(() => void other.kill('SIGKILL'));
      await once(other.stdout, 'data');

      await startsWithLock(`${other.pid}\n`);

      expect(other.exitCode).toBeNull();
      expect(other.signalCode).toBeNull();
    },
  );

  it.each(['', 'nonsense', '0\n', `-${process.pid}\n`])(
    'starts with the lock file %j, which names no server of its own',
    startsWithLock,
  );

  it('leaves a server alone that listens in its folder and is not seen from here', async () => {
    const cluster = join(folder, 'postgres', 'cluster');
    const elsewhere = createServer().listen(join(cluster, '.s.PGSQL.5432'));
    onTestFinished(() => void elsewhere.close());
    await once(elsewhere, 'listening');
    await expect(startsWithLock('1000000000\n')).rejects.toThrow('perhaps in another container');
    expect(await readdir(cluster)).toContain('postmaster.pid');
  });
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
