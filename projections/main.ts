import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { EventLog } from '../api/core/eventLog.ts';
import { type EmbeddedDatabase, startEmbeddedPostgres } from '../api/embedded/postgres.ts';
import { type Env, readEnv } from '../api/env.ts';
import { createEventStoreDbEventLog } from '../api/eventLog/eventStoreDb.ts';
import { createPostgresEventLog } from '../api/eventLog/postgres.ts';
import { progressLine, type Task, taskFrom, verificationLines } from './commandLine.ts';
import { createPool } from './database.ts';
import { migrate } from './migrations/migrate.ts';
import { projectors } from './projectors.ts';
import { rebuild } from './rebuild.ts';
import { createRunner } from './runner.ts';
import { verify } from './verify.ts';

/** `npm run projections`: runs the read side alone, rebuilds it, or verifies it against the log. */

type Parts = { env: Env; url: string; log: EventLog };

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The embedded server of an `npm start` that is running, else one of our own on the same data. */
const embeddedDatabase = async (dataDir: string): Promise<EmbeddedDatabase> => {
  const folder = join(dataDir, 'postgres');
  const kept = await readFile(join(folder, 'url'), 'utf8').catch(() => '');
  const url = kept.trim();
  if (url && (await answers(url))) return { url, stop: async () => undefined };
  return startEmbeddedPostgres(folder);
};

/**
 * Resolves when the process is told to end. The package of the embedded server has handlers of its
 * own, which would stop it under a batch in hand.
 */
const signalled = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.removeAllListeners(signal);
      process.on(signal, () => resolve());
    }
  });

const run = async ({ env, url, log }: Parts): Promise<number> => {
  const logger = pino({ level: env.logLevel });
  const runner = createRunner({
    log,
    connectionString: url,
    onError: (error) => logger.error(error),
    onNotice: (text) => logger.info(text),
  });
  const told = signalled();
  runner.start();
  logger.info('projecting; Ctrl-C ends it');
  await told;
  await runner.stop();
  return 0;
};

const perform = async (task: Task, parts: Parts): Promise<number> => {
  const options = {
    connectionString: parts.url,
    log: parts.log,
    projectors,
    onProgress: (progress: Parameters<typeof progressLine>[0]) => say(progressLine(progress)),
  };
  if (task.task === 'run') return run(parts);
  if (task.task === 'rebuild') {
    const done = await rebuild({ ...options, projectors: task.projectors });
    say(`rebuilt ${task.projectors.map(({ name }) => name).join(', ')}: ${progressLine(done)}`);
    return 0;
  }
  const verification = await verify(options);
  for (const line of verificationLines(verification)) say(line);
  return verification.differences.length === 0 ? 0 : 1;
};

const main = async (): Promise<number> => {
  const task = taskFrom(process.argv.slice(2), projectors);
  const env = readEnv(process.env);
  const database = env.databaseUrl
    ? { url: env.databaseUrl, stop: async () => undefined }
    : await embeddedDatabase(env.dataDir);
  const pool = createPool(database.url, { max: 4, applicationName: 'planner-projections' });
  let log: EventLog | undefined;
  try {
    await migrate(database.url);
    log = env.eventStoreUrl
      ? await createEventStoreDbEventLog({ connectionString: env.eventStoreUrl })
      : await createPostgresEventLog({ pool });
    return await perform(task, { env, url: database.url, log });
  } finally {
    await log?.close();
    await pool.end();
    await database.stop();
  }
};

const code = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
// That package also ends the process with 0 as soon as nothing is left to do.
process.exit(code);
