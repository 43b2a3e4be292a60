import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectionConfig, endConnection } from '../../schema/ports/postgres.ts';

/** One runner for each database; the number means nothing. */
const runnerLock = '5218067712839916411';

/** A server that does not hear of us for about half a minute lets another runner take over. */
const liveliness = [
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=25000',
];
const heartbeat = { everyMs: 5_000, timeoutMs: 5_000 };
const askAgainMs = 250;

export type Leadership = {
  /** Aborts once the lock is lost: its connection is gone. */
  lost: AbortSignal;
  release: () => Promise<void>;
};

/**
 * Waits until this is the one runner, by an advisory lock on a connection of its own. The lock ends
 * with the connection, however it ends. Undefined where the signal aborts first. `onWaiting` is
 * called each time another has it.
 */
export const lead = async (
  connectionString: string,
  signal: AbortSignal,
  onWaiting: () => void = () => undefined,
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
      await pause(askAgainMs, undefined, { signal }).catch(() => undefined);
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
