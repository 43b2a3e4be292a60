import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../serving/openPort.ts';

/** A PostgreSQL server's address: `host` is an absolute folder with its socket, or a loopback address. */
export type DatabaseAddress = { host: string; port: number };

/** Linux takes 107 bytes, macOS 103. */
const longestSocketPath = 103;
/** Part of the socket's name. Each server has a folder of its own, so all use the same. */
const port = 5432;

/**
 * The address for a server with its data in `cluster`. A socket in that folder takes a fifth less
 * time for each statement than a port does, and nobody but the server's user can open it. It is a
 * port where there can be no socket: on Windows, in some shared folders, and with a long path.
 */
export const databaseAddress = async (cluster: string): Promise<DatabaseAddress> =>
  (await takesSockets(cluster))
    ? { host: cluster, port }
    : { host: '127.0.0.1', port: await freePort() };

const takesSockets = async (folder: string): Promise<boolean> => {
  // Too long a path is cut without an error, so trying does not find it.
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${port}.lock`)) > longestSocketPath) return false;
  const path = join(folder, '.s.probe');
  await rm(path, { force: true });
  const probe = createServer();
  try {
    await once(probe.listen(path), 'listening');
  } catch {
    return false;
  }
  await once(probe.close(), 'close');
  return true;
};

/** The settings of a server that listens there, and nowhere else. */
export const listenSettings = ({ host }: DatabaseAddress): readonly string[] =>
  host.startsWith('/')
    ? ['listen_addresses=', `unix_socket_directories="${host.replaceAll('"', '""')}"`]
    : [`listen_addresses=${host}`, 'unix_socket_directories='];

/** As libpq and pg read it: a folder stands in the place of the host, percent-encoded. */
export const databaseUrl = (
  { host, port }: DatabaseAddress,
  { user, password }: { user: string; password: string },
): string => `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/postgres`;
