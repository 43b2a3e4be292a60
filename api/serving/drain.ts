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
  const connections = new Set<Socket>();
  const unanswered = new Set<ServerResponse>();
  let isDraining = false;

  http.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  http.prependListener('request', (_request, response) => {
    if (isDraining) isLastOne(response);
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  });

  const closeIdle = () => {
    const busy = new Set([...unanswered].map(({ req }) => req.socket));
    for (const socket of connections) if (!busy.has(socket)) socket.destroy();
  };

  return async () => {
    isDraining = true;
    for (const response of unanswered) isLastOne(response);
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
