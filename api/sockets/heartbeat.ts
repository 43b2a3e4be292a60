import type { WebSocket } from 'ws';

/**
 * Pings every socket and ends those that did not answer the ping before: a connection that is cut
 * in one direction, or a client that no longer reads, says nothing of it by itself.
 */
export const startHeartbeat = (
  sockets: () => Iterable<WebSocket>,
  intervalMs: number,
  eachTime: () => void = () => undefined,
): (() => void) => {
  const silent = new WeakSet<WebSocket>();
  const beat = () => {
    eachTime();
    for (const socket of sockets()) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping();
    }
  };
  const timer = setInterval(beat, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
};
