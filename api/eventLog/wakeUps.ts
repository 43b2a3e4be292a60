import type { Pool, PoolClient } from 'pg';
import type { Wakeable } from './wakeable.ts';

const channel = 'event_log_appended';
/** A notification takes a lock for all committers, so appends of this long share one. */
const coalesceMs = 5;
const listenAgainMs = 1_000;

export type WakeUps = { tellOthers: () => void; close: () => Promise<void> };

/**
 * Wakes readers of other processes after an append, and this one's after theirs. A notification
 * that is lost costs a poll's pause, nothing more.
 */
export const listenForAppends = (pool: Pool, readers: Wakeable): WakeUps => {
  let client: PoolClient | undefined;
  let telling: NodeJS.Timeout | undefined;
  let listeningAgain: NodeJS.Timeout | undefined;
  let isClosed = false;

  const lost = () => {
    client?.release(true);
    client = undefined;
    if (!isClosed) listeningAgain = setTimeout(listen, listenAgainMs);
  };
  const listen = async () => {
    try {
      client = await pool.connect();
      client.on('notification', readers.wake);
      client.once('error', lost);
      await client.query(`LISTEN ${channel}`);
      if (isClosed) lost();
    } catch {
      lost();
    }
  };
  const listening = listen();

  return {
    tellOthers: () => {
      telling ??= setTimeout(() => {
        telling = undefined;
        pool.query(`NOTIFY ${channel}`).catch(() => undefined);
      }, coalesceMs);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(telling);
      clearTimeout(listeningAgain);
      await listening;
      if (client) lost();
    },
  };
};
