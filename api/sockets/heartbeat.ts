import type { WebSocket } from 'ws';

/**
 * Pings every socket and terminates those that did not answer the previous ping. Half-open connections and
 * clients that no longer read give no other sign.
 */
export const startHeartbeat = (
  sockets: () => Iterable<WebSocket>,
  intervalMs: number,
  eachTime: () => void,
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
