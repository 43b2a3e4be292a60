import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Notices } from '../../schema/ports/notices.ts';

const channel = 'event_log_appended';
/** A notification takes a lock for all committers, so appends of this long share one. */
const coalesceMs = 5;

export type WakeUps = {
  /** Wakes the process that follows the log, after an append of this one. */
  tellOthers: () => void;
  /** Calls `wake` after appends of others. Answers how to end it. */
  listen: (wake: () => void) => () => void;
  close: () => void;
};

/** A notice that is lost, or not sent, costs a poll's pause, nothing more. */
export const createWakeUps = (pool: Pool, notices: Notices | undefined): WakeUps => {
  const self = randomUUID();
  let telling: NodeJS.Timeout | undefined;
  return {
    tellOthers: () => {
      telling ??= setTimeout(() => {
        telling = undefined;
        pool.query('SELECT pg_notify($1, $2)', [channel, self]).catch(() => undefined);
      }, coalesceMs);
    },
    listen: (wake) => notices?.listen(channel, { heard: wake, back: wake }) ?? (() => undefined),
    close: () => clearTimeout(telling),
  };
};
