import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTemporaryPostgres } from '../../api/embedded/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One real PostgreSQL server for the whole run; every test file takes a database of its own. */
export default async function setup({
  vitest,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if (run.getProvidedContext().postgresUrl) return;
  const folder = await mkdtemp(join(tmpdir(), 'planner-test-'));
  const database = await startTemporaryPostgres(folder);
  run.provide('postgresUrl', database.url);
  return database.stop;
}
