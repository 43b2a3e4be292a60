import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startTemporaryPostgres } from '../../api/embedded/postgres.ts';
import { migrate } from '../../projections/migrations/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** A database that is migrated, to be copied. */
    migratedUrl: string;
  }
}

/** What a power cut would lose nobody needs: without it databases come and go ten times as fast. */
const forgetful = ['fsync=off', 'full_page_writes=off'];

/** One real PostgreSQL server for the whole run; every test file takes a database of its own. */
export default async function setup({
  vitest,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if (run.getProvidedContext().postgresUrl) return;
  const folder = await mkdtemp(join(await whereFilesAreCheap(), 'planner-test-'));
  const database = await startTemporaryPostgres(folder, forgetful);
  run.provide('postgresUrl', database.url);
  run.provide('migratedUrl', await migratedDatabase(database.url));
  return database.stop;
}

const memory = '/dev/shm';
const tmpfs = 0x01021994;
/** Several times what the databases of all workers and the write-ahead log ever take at once. */
const roomBytes = 4 * 1024 ** 3;

/**
 * In memory where Linux has room for it. Each database is 400 files that are made and deleted: half of
 * what PostgreSQL computed went into finding free inodes on a disk.
 */
const whereFilesAreCheap = async (): Promise<string> => {
  const found = await statfs(memory).catch(() => undefined);
  const hasRoom = found?.type === tmpfs && found.bavail * found.bsize >= roomBytes;
  return hasRoom ? memory : tmpdir();
};

const migratedDatabase = async (server: string): Promise<string> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query('CREATE DATABASE migrated');
  await client.end();
  const url = new URL(server);
  url.pathname = '/migrated';
  await migrate(url.href);
  return url.href;
};
