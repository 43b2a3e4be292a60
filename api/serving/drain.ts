import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';

const longestMs = 10_000;
/** A client that just got an answer may be sending its next request. */
const graceMs = 1_000;
const lookEveryMs = 50;

const isLastOne = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('Connection', 'close');
};

/**
 * Prepares a graceful shutdown that does not reset accepted requests. The returned function accepts
 * no new connections, adds `Connection: close` to each answer, closes idle connections, and resolves
 * when all are closed. After ten seconds it closes the rest.
 */
export const createDrain = (http: Server): (() => Promise<void>) => {
  /** The open connections with their unanswered requests. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let isDraining = false;

  /** A connection may be older than the drain: the port opens first of all. */
  const unansweredOn = (socket: Socket): Set<ServerResponse> => {
    const known = connections.get(socket);
    if (known) return known;
    const unanswered = new Set<ServerResponse>();
    connections.set(socket, unanswered);
    socket.once('close', () => connections.delete(socket));
    return unanswered;
  };

  http.on('connection', unansweredOn);
  http.prependListener('request', ({ socket }, response) => {
    if (isDraining) isLastOne(response);
    const unanswered = unansweredOn(socket).add(response);
    response.once('close', () => unanswered.delete(response));
  });

  const closeIdle = () => {
    for (const [socket, unanswered] of connections) if (unanswered.size === 0) socket.destroy();
  };

  return async () => {
    isDraining = true;
    for (const unanswered of connections.values()) unanswered.forEach(isLastOne);
    const closed = once(http, 'close');
    // `http.close` would also cut connections whose client is about to send a request.
    Listener.prototype.close.call(http);
    let looking: NodeJS.Timeout | undefined;
    const grace = setTimeout(() => {
      looking = setInterval(closeIdle, lookEveryMs);
    }, graceMs);
    const deadline = setTimeout(() => http.closeAllConnections(), longestMs);
    await closed;
    clearTimeout(grace);
    clearInterval(looking);
    clearTimeout(deadline);
  };
};
