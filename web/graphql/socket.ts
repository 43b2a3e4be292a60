import { type Client, createClient } from 'graphql-ws';
import type { Connection } from './connection.ts';

const heartbeat = { everyMs: 10_000, answerWithinMs: 5_000 };

/**
 * A moment that chance picks, later with each try: who is cut off is cut off with everybody else, and
 * thousands are not to come back at once.
 */
export const msBeforeRetry = (retries: number, chance = Math.random()): number => {
  const [soonest, latest] = [250, Math.min(3_000 * 2 ** retries, 15_000)];
  return soonest + chance * (latest - soonest);
};

/** Over at once when the browser says that it is back on the network. */
const waitBeforeRetry = async (retries: number): Promise<void> => {
  await new Promise<void>((done) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener('online', over);
      done();
    };
    const timer = setTimeout(over, msBeforeRetry(retries));
    window.addEventListener('online', over);
  });
};

/** Close codes that say that the session has ended, or allows less than before. */
const refusals = new Set([4401, 4403]);

/**
 * The socket of all subscriptions: opened with the first, closed with the last, and opened again
 * whenever it is lost. A line that has gone silent counts as lost. `onRefused` is called when the
 * server closes it because of who is, or no longer is, signed in.
 */
export const createSocket = (
  url: string,
  report: (connection: Connection) => void,
  onRefused: () => void,
): Client => {
  let open: WebSocket | undefined;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  return createClient({
    url,
    lazyCloseTimeout: 2_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: waitBeforeRetry,
    keepAlive: heartbeat.everyMs,
    on: {
      connecting: (isRetry) => report(isRetry ? 'reconnecting' : 'connecting'),
      connected: (socket) => {
        open = socket as WebSocket;
        report('live');
      },
      ping: (received) => {
        if (received) return;
        overdue = setTimeout(() => open?.close(4408, 'No answer'), heartbeat.answerWithinMs);
      },
      pong: (received) => {
        if (received) clearTimeout(overdue);
      },
      closed: (event) => {
        clearTimeout(overdue);
        const { wasClean, code } = event as CloseEvent;
        report(wasClean && code === 1000 ? 'idle' : 'reconnecting');
        if (refusals.has(code)) onRefused();
      },
    },
  });
};

/** The address of the GraphQL endpoint's socket on the page's own host. */
export const socketUrl = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;
