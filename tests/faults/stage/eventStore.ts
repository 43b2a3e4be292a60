import { join } from 'node:path';
import { type Child, startChild } from './child.ts';
import type { PostgresServer } from './postgresServer.ts';

/** The server that keeps the log, if it is not in PostgreSQL. */
export type StoreServer = {
  port: number;
  url: string;
  /** The same server through the harness's network. */
  urlAt: (port: number) => string;
  /** The database that belongs to a log which outlives a fault. */
  database?: () => Promise<string>;
  /** Sends SIGSTOP or SIGCONT, if the harness started the server. */
  signal?: (signal: NodeJS.Signals) => void;
  stop: () => Promise<void>;
};

/** Starts the double in its own process: a new, empty one for each fault. */
export const startDouble = async (): Promise<StoreServer> => {
  const program = join('tests', 'faults', 'stage', 'eventStoreDouble.ts');
  const child: Child = startChild(process.execPath, ['--import', 'tsx', program], {
    env: process.env,
  });
  const port = await portOf(child);
  const urlAt = (at: number) => `esdb://127.0.0.1:${at}?tls=false`;
  return {
    port,
    url: urlAt(port),
    urlAt,
    signal: child.signal,
    stop: async () => {
      await child.end('SIGKILL');
    },
  };
};

const portOf = async (child: Child): Promise<number> => {
  await child.says('listening on ');
  const line = child.said().find((text) => text.startsWith('listening on '));
  return Number(line?.split(' ').at(-1));
};

/**
 * A real server. What earlier faults left in its log belongs to one database, which all faults of this
 * run share.
 */
export const realStore = (url: string, server: PostgresServer): StoreServer => {
  const parts = new URL(url.replace(/^\w+(\+\w+)?:/, 'http:'));
  if (url.includes(',')) throw new Error('Name one server: the harness stands before one.');
  let database: Promise<string> | undefined;
  return {
    port: Number(parts.port || 2113),
    url,
    urlAt: (port) => url.replace(parts.host, `127.0.0.1:${port}`),
    database: () => {
      database ??= server.createDatabase(`faults_${process.pid}`);
      return database;
    },
    stop: async () => undefined,
  };
};
