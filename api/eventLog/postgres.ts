import type { Pool } from 'pg';
import type { Position } from '../../schema/domainEvents.ts';
import { type EventStore, startPosition } from '../../schema/ports/eventLog.ts';
import type { Notices } from '../../schema/ports/notices.ts';
import { followLog } from './followLog.ts';
import { createHighWaterMark } from './highWaterMark.ts';
import { createPostgresAppend } from './postgresAppend.ts';
import { readNext, readPosition, readRange, readRows, readStream } from './postgresReads.ts';
import { migrateEventLog } from './postgresSchema.ts';
import { createPostgresTurns } from './postgresTurns.ts';
import { createWakeable } from './wakeable.ts';
import { createWakeUps } from './wakeUps.ts';

const maxAppendBytes = 8 * 1024 * 1024;

/**
 * The event store in PostgreSQL, in its own schema `event_log` (docs/decisions/0002). Followers learn of the
 * appends of other processes from `notices`, or by polling without them. The caller ends the pool after
 * `close`.
 * @throws Error of the database
 */
export const createPostgresEventStore = async ({
  pool,
  notices,
}: {
  pool: Pool;
  notices?: Notices;
}): Promise<EventStore> => {
  // The pool replaces broken idle connections, but an unhandled error would end the process.
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
    const known = mark.known();
    const isNew = known <= after;
    const page = isNew
      ? await readNext(pool, after, upTo, limits)
      : { mark: known, events: await readRange(pool, after, earlier(known, upTo), limits) };
    if (!page) return { events: [], next: after, atHead: false };
    const { mark: final, events } = page;
    mark.learn(final);
    const end = earlier(final, upTo);
    if (end <= after) return { events: [], next: after, atHead: isNew && final <= after };
    // A page that is limited by bytes does not tell whether its last event was the last one.
    const isWhole = limits.maxBytes === undefined && events.length < limits.max;
    const next = isWhole ? end : (events.at(-1)?.position ?? end);
    // The page may have ended at an older mark, behind which more events may be final by now.
    return { events, next, atHead: isNew && next >= final };
  };

  return {
    store,
    maxAppendBytes,
    append: async (stream, events, options) => {
      const appended = await appendOnce(stream, events, options);
      readers.wake();
      // One process follows the log for all others. If it is this one, no other process needs waking.
      if (followers === 0) wakeUps.notify();
      return appended;
    },
    readStream: (stream, options) => readStream(pool, stream, options),
    positionAt: (stream, revision) => readPosition(pool, stream, revision),
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
    head: mark.refresh,
    takeTurn: createPostgresTurns(pool),
    close: async () => {
      closing.abort();
      wakeUps.close();
    },
  };
};

const earlier = (one: Position, other = one): Position => (other < one ? other : one);

/**
 * Identifies the server, the database and the log. A copy may have other positions, so it needs another name.
 */
const storeName = async (pool: Pool): Promise<string> => {
  const [row] = await readRows<{ name: string }>(pool, {
    text: `SELECT concat_ws('/', c.system_identifier, current_database(), i.log_id) AS name
             FROM pg_control_system() c, event_log.identity i`,
  });
  return `postgres:${row?.name}`;
};
