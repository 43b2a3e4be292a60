import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { accessibleTo, serverUser } from '../../../api/embedded/serverUser.ts';

import { type Child, startChild } from './child.ts';
import { keptPort } from './keptPort.ts';
import { run } from './run.ts';

/** A PostgreSQL server of the harness's own, which it may kill. */
export type PostgresServer = {
  port: number;
  /** The address of a database on this server. */
  urlOf: (database: string) => string;
  createDatabase: (name: string) => Promise<string>;
  /** kill -9 of the postmaster; its backends end by themselves. */
  killPostmaster: () => Promise<void>;
  /** kill -9 of one backend, after which PostgreSQL ends all others and recovers. */
  killBackend: () => Promise<void>;
  /** Starts it again with its data after it was ended. Resolves when it accepts connections. */
  start: () => Promise<void>;
  /** The same if it has ended by itself. */
  startIfEnded: () => Promise<void>;
  /** Sends SIGSTOP or SIGCONT to the postmaster and all of its backends. */
  signalAll: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  stop: () => Promise<void>;
};

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=400',
  'shared_buffers=64MB',
];

/** @param folder holds the data; it is created if missing, and removed at the end */
export const startPostgresServer = async (folder: string): Promise<PostgresServer> => {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const place = await accessibleTo(await serverUser(), folder);
  const data = join(place.folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (place.user) await chown(data, place.user.uid, place.user.gid);
  const initdb = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '-U', 'planner'];
  await run(join(place.binaries, 'initdb'), ['-D', data, ...initdb], { ...place.user });

  const port = await keptPort();
  let server: Child | undefined;
  const startOnce = async (): Promise<void> => {
    const flags = settings.flatMap((setting) => ['-c', setting]);
    const options = { ...place.user, detached: true };
    const args = ['-D', data, '-p', String(port), ...flags];
    server = startChild(join(place.binaries, 'postgres'), args, options);
    await server.says('ready to accept connections');
  };
  /** Backends that briefly outlive their postmaster hold the shared memory. */
  const start = async (tries = 40): Promise<void> => {
    await startOnce().catch((error: unknown) => {
      if (tries <= 1) throw error;
      return start(tries - 1);
    });
  };
  await start();

  const urlOf = (database: string) => `postgres://planner@127.0.0.1:${port}/${database}`;
  const asAdmin = async <T extends pg.QueryResultRow>(sql: string): Promise<T[]> => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(sql)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  return {
    port,
    urlOf,
    createDatabase: async (name) => {
      await asAdmin(`CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    killPostmaster: async () => {
      await server?.kill();
    },
    killBackend: async () => {
      const [backend] = await asAdmin<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity
          WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
          ORDER BY random() LIMIT 1`,
      );
      if (!backend) throw new Error('there is no backend to kill');
      process.kill(backend.pid, 'SIGKILL');
    },
    start: () => start(),
    startIfEnded: async () => {
      if (!server?.isRunning()) await start();
    },
    signalAll: (signal) => {
      if (!server) return;
      for (const pid of [server.pid, ...childrenOf(server.pid)]) sendTo(pid, signal);
    },
    stop: async () => {
      if (server?.isRunning()) await server.end('SIGINT');
      await rm(folder, { recursive: true, force: true });
      if (place.folder !== join(folder, 'postgres'))
        await rm(data, { recursive: true, force: true });
    },
  };
};

const childrenOf = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (ppid === parent && pid ? [pid] : []));

/** A backend may have ended by now. */
const sendTo = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
};
