import { type Client, createClient } from 'graphql-ws';
import type { Connection } from './connection.ts';
import { ofMember } from './memberOfPage.ts';

const heartbeat = { everyMs: 10_000, answerWithinMs: 5_000 };
/** As long as a request may take. A browser alone waits for minutes. */
const connectWithinMs = 30_000;

/**
 * A random delay that grows with each try. A server that restarts disconnects everybody, and thousands must
 * not reconnect at once.
 */
export const msBeforeRetry = (retries: number, chance = Math.random()): number => {
  const [soonest, latest] = [250, Math.min(3_000 * 2 ** retries, 15_000)];
  return soonest + chance * (latest - soonest);
};

/**
 * Ends early when the browser is online again, or when its window gets the focus, as after a sign-in in
 * another tab.
 */
const waitBeforeRetry = async (retries: number): Promise<void> => {
  await new Promise<void>((done) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener('online', over);
      window.removeEventListener('focus', over);
      done();
    };
    const timer = setTimeout(over, msBeforeRetry(retries));
    window.addEventListener('online', over);
    window.addEventListener('focus', over);
  });
};

/** The close codes for a session that has ended or lost rights. */
const refusals = new Set([4401, 4403]);

/**
 * The socket of all subscriptions. Opens with the first, closes with the last, and reconnects when it is
 * lost. A connection without traffic counts as lost, also while it is being made. Calls `onRefused` when the
 * server closes the socket because the session has ended or lost rights, and when the socket cannot be opened,
 * because browsers do not tell whether a missing session was the reason.
 */
export const createSocket = (
  url: string,
  report: (connection: Connection) => void,
  onRefused: () => void,
): Client => {
  let wasOpened = false;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  let subscriptions = 0;
  /** Does not wait for the other end to confirm, because a silent one never does. */
  const giveUpAfter = (ms: number) => {
    clearTimeout(overdue);
    overdue = setTimeout(() => client.terminate(), ms);
  };
  const client = createClient({
    url,
    connectionParams: ofMember,
    lazyCloseTimeout: 2_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: async (retries) => {
      await waitBeforeRetry(retries);
      // The client then gives up without an event.
      if (subscriptions === 0) report('idle');
    },
    keepAlive: heartbeat.everyMs,
    on: {
      connecting: (isRetry) => {
        wasOpened = false;
        report(isRetry ? 'reconnecting' : 'connecting');
        giveUpAfter(connectWithinMs);
      },
      opened: () => {
        wasOpened = true;
      },
      connected: () => {
        clearTimeout(overdue);
        report('live');
      },
      ping: (received) => {
        if (!received) giveUpAfter(heartbeat.answerWithinMs);
      },
      pong: (received) => {
        if (received) clearTimeout(overdue);
      },
      closed: (event) => {
        clearTimeout(overdue);
        const { wasClean, code } = event as CloseEvent;
        report(wasClean && code === 1000 ? 'idle' : 'reconnecting');
        if (!wasOpened || refusals.has(code)) onRefused();
      },
    },
  });
  return {
    ...client,
    subscribe: (payload, sink) => {
      subscriptions += 1;
      const stop = client.subscribe(payload, sink);
      return () => {
        subscriptions -= 1;
        stop();
      };
    },
  };
};

/** The address of the GraphQL endpoint's socket on the page's own host. */
export const socketUrl = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;
