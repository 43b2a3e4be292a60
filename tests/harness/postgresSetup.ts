import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startTemporaryPostgres } from '../../api/embedded/postgres.ts';
import { migrate } from '../../projections/migrations/migrate.ts';
import { memoryFolder } from './memoryFolder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** A migrated database, for copying. */
    migratedUrl: string;
  }
}

/**
 * Nothing needs to survive a power cut, and without that databases are created and dropped ten times as
 * fast.
 */
const forgetful = ['fsync=off', 'full_page_writes=off'];

/** One real PostgreSQL server for the whole run. Every test file gets its own database. */
export default async function setup({
  vitest,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if (run.getProvidedContext().postgresUrl) return;
  // Each database has 400 files that are created and deleted. On a disk, half of PostgreSQL's processor
  // time would be spent on finding free inodes.
  const folder = await mkdtemp(join((await memoryFolder()) ?? tmpdir(), 'planner-test-'));
  const database = await startTemporaryPostgres(folder, forgetful);
  run.provide('postgresUrl', database.url);
  run.provide('migratedUrl', await migratedDatabase(database.url));
  return database.stop;
}

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
