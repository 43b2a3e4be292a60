import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Notices } from '../../schema/ports/notices.ts';

const channel = 'event_log_appended';
/** Appends within this time share a notification, because a notification locks all committers. */
const coalesceMs = 5;

export type WakeUps = {
  /** Wakes followers in other processes after an append in this one. */
  notify: () => void;
  /** Calls `wake` after appends of other processes. Returns a function that stops this. */
  listen: (wake: () => void) => () => void;
  close: () => void;
};

/**
 * Wakes followers in other processes by NOTIFY. A lost notification only delays them until their next poll.
 */
export const createWakeUps = (pool: Pool, notices: Notices | undefined): WakeUps => {
  const self = randomUUID();
  let notifying: NodeJS.Timeout | undefined;
  return {
    notify: () => {
      notifying ??= setTimeout(() => {
        notifying = undefined;
        pool.query('SELECT pg_notify($1, $2)', [channel, self]).catch(() => undefined);
      }, coalesceMs);
    },
    listen: (wake) =>
      notices?.listen(channel, { onNotice: wake, onResumed: wake }) ?? (() => undefined),
    close: () => clearTimeout(notifying),
  };
};
