import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { StartError } from '../env.ts';
import { addressOf } from './address.ts';
import { answerUnreadable } from './unreadable.ts';

/** A listening server that answers "starting" until the product takes over. */
export type OpenPort = {
  http: Server;
  /** The server's address, with the assigned port. */
  url: string;
  answerWith: (listener: RequestListener) => void;
};

/**
 * Longer than load balancers and clients keep an idle connection (usually 60 s). The server must not close it
 * first, because that would reset a request in flight.
 */
const keepIdleMs = 65_000;

const starting: RequestListener = (_request, response) => {
  response
    .writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' })
    .end('{"message":"The planner is starting","code":"NOT_READY","issues":[]}');
};

/** What is left of an answer is in memory. An answer that is still being worked out has nothing yet. */
const cutUnread = (socket: Socket): void => {
  if (socket.writableLength > 0) socket.destroy();
};

/**
 * Handles the requests of one connection one after the other, although a client may send several before the first is
 * answered. Each answer goes out after the one before it, and would be kept in memory until then.
 */
const inOrder =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    // Node gives the connection to the first answer that is not finished.
    if (response.socket) listener(request, response);
    else response.once('socket', () => listener(request, response));
  };

/**
 * Opens the port first of all, so that a taken one is reported at once.
 * @param unreadMs a connection is cut that takes nothing of its answer for so long, or up to twice as long
 * @throws StartError
 */
export const openPort = async (
  host: string,
  port: number,
  unreadMs = keepIdleMs,
): Promise<OpenPort> => {
  const http = createServer({ keepAliveTimeout: keepIdleMs }, starting);
  http.setTimeout(unreadMs);
  http.on('request', (_request, response) => response.on('timeout', cutUnread));
  answerUnreadable(http);
  try {
    await once(http.listen(port, host), 'listening');
  } catch (error) {
    throw problemOf((error as NodeJS.ErrnoException).code, host, port);
  }
  return {
    http,
    url: addressOf(host, (http.address() as AddressInfo).port),
    answerWith: (listener) => {
      http.off('request', starting).on('request', inOrder(listener));
    },
  };
};

/** A free port of this machine. */
export const freePort = async (): Promise<number> => {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
};

const problemOf = (code: string | undefined, host: string, port: number): StartError =>
  code === 'EADDRINUSE'
    ? new StartError(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`)
    : new StartError(`Cannot listen on ${host}, port ${port} (${code}). Check HOST and PORT.`);
