import { randomUUID } from 'node:crypto';
import type { Notification, Pool, PoolClient } from 'pg';
import type { Wakeable } from './wakeable.ts';

const channel = 'event_log_appended';
/** A notification takes a lock for all committers, so appends of this long share one. */
const coalesceMs = 5;
const listenAgainMs = 1_000;

export type WakeUps = { tellOthers: () => void; close: () => Promise<void> };

/**
 * Wakes readers of other processes after an append, and this one's after theirs. A notification
 * that is lost, or not sent, costs a poll's pause, nothing more.
 */
export const listenForAppends = (pool: Pool, readers: Wakeable): WakeUps => {
  const self = randomUUID();
  let client: PoolClient | undefined;
  let telling: NodeJS.Timeout | undefined;
  let listeningAgain: NodeJS.Timeout | undefined;
  let isClosed = false;

  const heard = ({ payload }: Notification) => {
    if (payload !== self) readers.wake();
  };
  const lost = (broken?: PoolClient) => {
    if (broken !== client) return;
    client = undefined;
    broken?.release(true);
    if (!isClosed) listeningAgain = setTimeout(listen, listenAgainMs);
  };
  const listen = async () => {
    let fresh: PoolClient | undefined;
    try {
      fresh = await pool.connect();
      client = fresh;
      fresh.on('error', () => lost(fresh));
      fresh.on('notification', heard);
      await fresh.query(`LISTEN ${channel}`);
      if (isClosed) lost(fresh);
    } catch {
      lost(fresh);
    }
  };
  const listening = listen();

  return {
    tellOthers: () => {
      telling ??= setTimeout(() => {
        telling = undefined;
        pool.query('SELECT pg_notify($1, $2)', [channel, self]).catch(() => undefined);
      }, coalesceMs);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(telling);
      clearTimeout(listeningAgain);
      await listening;
      lost(client);
    },
  };
};
