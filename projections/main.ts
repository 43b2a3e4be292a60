import { once } from 'node:events';
import type { Pool } from 'pg';
import { openDataFolder, storedMasterKey } from '../api/embedded/dataFolder.ts';
import { shareEmbeddedDatabase } from '../api/embedded/postgres.ts';
import { type Env, masterKeyMissing, readEnv } from '../api/env.ts';
import { openEventLog } from '../api/eventLog/open.ts';
import { createMasterKey, type MasterKey } from '../api/sealing/masterKey.ts';
import { createPersonKeys } from '../api/sealing/personKeys.ts';
import { rotateKeys } from '../api/sealing/rotateKeys.ts';
import { awaitDatabase } from '../api/serving/awaitStores.ts';
import { createLogger } from '../api/serving/logging.ts';
import { outliveOutput } from '../api/serving/outliveOutput.ts';
import type { EventLog } from '../schema/ports/eventLog.ts';
import { createNotices } from '../schema/ports/notices.ts';
import { createPool } from '../schema/ports/postgres.ts';
import { verdictLines } from './audit/verdictLines.ts';
import { isWhole, verifyChains } from './audit/verifyChains.ts';
import {
  exitCodeOf,
  exitCodes,
  progressLine,
  type Task,
  taskFrom,
  UsageError,
  verificationLines,
} from './commandLine.ts';
import { findLag } from './engine/lag.ts';
import { type RebuildOptions, rebuild } from './engine/rebuild.ts';
import { type Progress, withReplay } from './engine/replay.ts';
import { createRunner } from './engine/runner.ts';
import { readSetAside, setAsideText } from './engine/setAside/setAside.ts';
import { notCoveredLines, setAsideLines } from './engine/verify/notCoveredLines.ts';
import { verify } from './engine/verify/verify.ts';
import { migrate } from './migrations/migrate.ts';
import { projectors } from './projectors.ts';
import { missingPictureLines, readMissingPictures } from './rooms/missingPictures.ts';

/**
 * `npm run projections` runs, rebuilds or verifies the read side; `npm run audit` verifies the hash
 * chains; `npm run keys` rotates the master key.
 */

type Parts = { env: Env; url: string; pool: Pool; log: EventLog; signal: AbortSignal };

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const run = async ({ env, url, log, signal }: Parts): Promise<number> => {
  const logger = createLogger(env);
  const runner = createRunner({
    log,
    projectors,
    connectionString: url,
    onError: (err) => logger.error({ err }, 'The read side reports a problem.'),
    onNotice: (text) => logger.info(text),
    onSetAside: (setAside) => logger.error({ setAside }, setAsideText),
  });
  runner.start();
  logger.info('projecting; Ctrl-C ends it');
  if (!signal.aborted) await once(signal, 'abort');
  await runner.stop();
  return 0;
};

const rotate = async (pool: Pool, master: MasterKey, signal: AbortSignal): Promise<number> => {
  const onProgress = (wrapped: number) => print(`keys wrapped again: ${wrapped}`);
  const wrapped = await rotateKeys({ pool, master, signal, onProgress });
  if (signal.aborted) {
    print('stopped; run it again to continue');
    return 1;
  }
  print(`done: all keys are wrapped by the present master key; wrapped again: ${wrapped}`);
  return 0;
};

const perform = async (
  task: Exclude<Task, { task: 'rotateKeys' }>,
  parts: Parts,
): Promise<number> => {
  const { pool } = parts;
  const options = {
    connectionString: parts.url,
    log: parts.log,
    projectors,
    signal: parts.signal,
    onProgress: (progress: Progress) => print(progressLine(progress)),
  };
  if (task.task === 'run') return run(parts);
  if (task.task === 'setAside') return listSetAside(pool);
  if (task.task === 'resume') return resume(pool, task.stream, options);
  if (task.task === 'rebuild') return rebuildAnew(pool, { ...options, only: task.only });
  if (task.task === 'audit') {
    const verification = await verifyChains({ ...options, ...task });
    for (const line of verdictLines(verification)) print(line);
    return exitCodeOf(verification.verdicts.every(isWhole), verification);
  }
  const verification = await verify({ ...options, fromStart: task.fromStart });
  const pictures = await printMissingPictures(pool);
  for (const line of verificationLines(verification)) print(line);
  return exitCodeOf(verification.differences.length === 0, verification) || pictures;
};

/** Names the backgrounds whose pictures are missing. @returns the exit code for them */
const printMissingPictures = async (pool: Pool): Promise<number> => {
  const missing = await readMissingPictures(pool);
  for (const line of missingPictureLines(missing)) print(line);
  return missing.length > 0 ? exitCodes.notAllShown : exitCodes.fine;
};

const listSetAside = async (pool: Pool): Promise<number> => {
  const setAside = await readSetAside(pool);
  for (const line of setAsideLines(setAside)) print(line);
  if (setAside.length > 0) return exitCodes.notAllShown;
  print('nothing is set aside');
  return exitCodes.fine;
};

/** Rebuilds, and prints the result and the parts that are not covered. */
const rebuildAnew = async (pool: Pool, options: RebuildOptions): Promise<number> => {
  const done = await rebuild(options);
  const { setAside } = done;
  const { projectors: all, only = all } = options;
  print(`rebuilt ${only.map(({ name }) => name).join(', ')}: ${progressLine(done)}`);
  const notCovered = { setAside, behind: await findBehindOf(options) };
  for (const line of notCoveredLines(notCovered)) print(line);
  const pictures = await printMissingPictures(pool);
  return exitCodeOf(true, notCovered) || pictures;
};

const findBehindOf = ({ connectionString, log, signal }: RebuildOptions) =>
  withReplay(connectionString, (client) => findLag(client, log, { signal }));

const resume = async (pool: Pool, stream: string, options: RebuildOptions): Promise<number> => {
  const isSetAside = (await readSetAside(pool)).some((one) => one.stream === stream);
  if (!isSetAside) throw new UsageError(`${stream} is not set aside.`);
  return rebuildAnew(pool, { ...options, resume: stream });
};

/** The database of `DATABASE_URL`, else the embedded one, shared with a running `npm start`. */
const openDatabase = async ({ databaseUrl, masterKey, dataDir }: Env) => {
  if (databaseUrl) {
    if (!masterKey) throw masterKeyMissing();
    return { url: databaseUrl, masterKey, stop: async () => undefined };
  }
  const folder = await openDataFolder(dataDir);
  const ownKey = masterKey ?? (await storedMasterKey(folder));
  return { ...(await shareEmbeddedDatabase(folder)), masterKey: ownKey };
};

const main = async (signal: AbortSignal): Promise<number> => {
  const task = taskFrom(process.argv.slice(2), projectors);
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  const pool = createPool(database.url, { max: 3, applicationName: 'planner-projections' });
  const notices = createNotices({ connectionString: database.url });
  let log: EventLog | undefined;
  try {
    await awaitDatabase(database.url);
    await migrate(database.url);
    const master = createMasterKey(database.masterKey, env.previousMasterKey);
    const keys = await createPersonKeys(pool, master);
    if (task.task === 'rotateKeys') return await rotate(pool, master, signal);
    log = await openEventLog({ pool, notices, eventStoreUrl: env.eventStoreUrl, keys });
    if (task.task === 'run') await notices.start();
    return await perform(task, { env, url: database.url, pool, log, signal });
  } finally {
    await log?.close();
    await notices.stop();
    await pool.end();
    await database.stop();
  }
};

outliveOutput();
const stopping = new AbortController();
process.on('SIGINT', () => stopping.abort());
process.on('SIGTERM', () => stopping.abort());
process.exitCode = await main(stopping.signal).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
