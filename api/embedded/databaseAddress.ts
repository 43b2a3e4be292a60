import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../serving/openPort.ts';

/** A PostgreSQL server's address: `host` is an absolute folder with its socket, or a loopback address. */
export type DatabaseAddress = { host: string; port: number };

/** Linux takes 107 bytes, macOS 103. */
const longestSocketPath = 103;
/** A part of the socket's name. All servers use the same, because each has a folder of its own. */
const port = 5432;
const socketName = `.s.PGSQL.${port}`;
/** Names the server that listens on the socket, as `postmaster.pid` names the one that uses the folder. */
export const socketLock = `${socketName}.lock`;

/**
 * The address for a server with its data in `cluster`. Statements over a socket in that folder take a fifth
 * less time than over a port, and only the server's user can open it. A port is used where no socket is
 * possible: on Windows, in some shared folders, and with a long path.
 */
export const databaseAddress = async (cluster: string): Promise<DatabaseAddress> =>
  (await takesSockets(cluster))
    ? { host: cluster, port }
    : { host: '127.0.0.1', port: await freePort() };

/** Whether a server listens on the socket in the folder, even if its process cannot be seen from here. */
export const hasListener = async (cluster: string): Promise<boolean> => {
  const client = connect(join(cluster, socketName));
  try {
    await once(client, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    client.destroy();
  }
};

const takesSockets = async (folder: string): Promise<boolean> => {
  // A path that is too long is cut without an error, so trying would not detect it.
  if (Buffer.byteLength(join(folder, socketLock)) > longestSocketPath) return false;
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

/** The settings of a server that listens only at this address. */
export const listenSettings = ({ host }: DatabaseAddress): readonly string[] =>
  host.startsWith('/')
    ? ['listen_addresses=', `unix_socket_directories="${host.replaceAll('"', '""')}"`]
    : [`listen_addresses=${host}`, 'unix_socket_directories='];

/** The URL as libpq and pg read it: a folder replaces the host, percent-encoded. */
export const databaseUrl = (
  { host, port }: DatabaseAddress,
  { user, password }: { user: string; password: string },
): string =>
  `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/postgres`;
