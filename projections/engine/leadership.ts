import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  connectionConfig,
  endConnection,
  livelinessSettings,
} from '../../schema/ports/postgres.ts';

/** The advisory lock of the runner. The number is arbitrary. */
const runnerLock = '5218067712839916411';

const liveliness = [...livelinessSettings, 'tcp_user_timeout=25000'];
const heartbeat = { everyMs: 5_000, timeoutMs: 5_000 };
const retryMs = 250;

export type Leadership = {
  /** Aborts when the connection, and with it the lock, is lost. */
  lost: AbortSignal;
  release: () => Promise<void>;
};

/**
 * Waits for the runner's advisory lock on a connection of its own. The lock ends with the
 * connection. Undefined if the signal aborts first. `onWaiting` is called whenever another process
 * has the lock.
 * @throws Error of the database
 */
export const acquireLead = async (
  connectionString: string,
  signal: AbortSignal,
  onWaiting: () => void,
): Promise<Leadership | undefined> => {
  const client = new pg.Client({
    ...connectionConfig(connectionString, 'planner-runner-lock', liveliness),
    query_timeout: heartbeat.timeoutMs,
  });
  const lost = new AbortController();
  const lose = () => lost.abort();
  client.on('error', lose);
  client.on('end', lose);
  try {
    await client.connect();
    while (!signal.aborted) {
      if (await tryLock(client)) return held(client, lost);
      onWaiting();
      await pause(retryMs, undefined, { signal }).catch(() => undefined);
    }
  } catch (error) {
    await endConnection(client);
    throw error;
  }
  await endConnection(client);
  return undefined;
};

const tryLock = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ isMine: boolean }>(
    `SELECT pg_try_advisory_lock(${runnerLock}) AS "isMine"`,
  );
  return rows[0]?.isMine ?? false;
};

const held = (client: pg.Client, lost: AbortController): Leadership => {
  const beat = setInterval(() => {
    client.query('SELECT 1').catch(() => lost.abort());
  }, heartbeat.everyMs);
  return {
    lost: lost.signal,
    release: async () => {
      clearInterval(beat);
      await endConnection(client);
    },
  };
};
