import type { Pool } from 'pg';
import { type EventStore, startPosition } from '../../schema/ports/eventLog.ts';
import type { Notices } from '../../schema/ports/notices.ts';
import { followLog } from './followLog.ts';
import { createHighWaterMark } from './highWaterMark.ts';
import { createPostgresAppend } from './postgresAppend.ts';
import { readRange, readRows, readStream } from './postgresReads.ts';
import { migrateEventLog } from './postgresSchema.ts';
import { createPostgresTurns } from './postgresTurns.ts';
import { createWakeable } from './wakeable.ts';
import { createWakeUps } from './wakeUps.ts';

const maxAppendBytes = 8 * 1024 * 1024;

/**
 * The event log in PostgreSQL, in its own schema `event_log`: see docs/decisions/0002. Who follows it
 * hears of other processes' appends by `notices`, and without them by polling. The pool stays the
 * caller's to end, after `close`.
 */
export const createPostgresEventStore = async ({
  pool,
  notices,
}: {
  pool: Pool;
  notices?: Notices;
}): Promise<EventStore> => {
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => undefined);
  await migrateEventLog(pool);
  const store = await storeName(pool);
  const readers = createWakeable();
  const wakeUps = createWakeUps(pool, notices);
  const mark = createHighWaterMark(pool);
  const appendOnce = createPostgresAppend(pool, maxAppendBytes);
  const closing = new AbortController();
  let followers = 0;

  const readAll: EventStore['readAll'] = async ({ after = startPosition, upTo, ...limits }) => {
    const { position: final, isNew } = await mark.atLeastAfter(after);
    const until = upTo !== undefined && upTo < final ? upTo : final;
    if (until <= after) return { events: [], next: after, atHead: isNew && final <= after };
    const events = await readRange(pool, after, until, limits);
    // A page that is bounded by bytes does not say whether it is its last event that ended it.
    const isWhole = limits.maxBytes === undefined && events.length < limits.max;
    const next = isWhole ? until : (events.at(-1)?.position ?? until);
    // Up to an older mark is not yet at the head: more may have become final since.
    return { events, next, atHead: isNew && next >= final };
  };

  return {
    store,
    maxAppendBytes,
    append: async (stream, events, options) => {
      const appended = await appendOnce(stream, events, options);
      readers.wake();
      // One process at a time follows the log, for all of them. Where it is this one, nobody waits.
      if (followers === 0) wakeUps.tellOthers();
      return appended;
    },
    readStream: (stream, options) => readStream(pool, stream, options),
    readAll,
    async *subscribeAll({ signal, ...options }) {
      followers += 1;
      const unlisten = wakeUps.listen(readers.wake);
      try {
        const over = AbortSignal.any([signal, closing.signal]);
        yield* followLog({ readAll }, readers, { ...options, signal: over });
      } finally {
        unlisten();
        followers -= 1;
      }
    },
    head: async () => (await mark.refresh()).position,
    takeTurn: createPostgresTurns(pool),
    close: async () => {
      closing.abort();
      wakeUps.close();
    },
  };
};

/** Server, database and log: a copy of any of them is another store, whose positions may differ. */
const storeName = async (pool: Pool): Promise<string> => {
  const [row] = await readRows<{ name: string }>(pool, {
    text: `SELECT concat_ws('/', c.system_identifier, current_database(), i.log_id) AS name
             FROM pg_control_system() c, event_log.identity i`,
  });
  return `postgres:${row?.name}`;
};
