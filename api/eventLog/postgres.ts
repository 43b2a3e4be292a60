import type { Pool, PoolClient } from 'pg';
import { codec, type StoredEvent } from '../../schema/codec.ts';
import type { Position, RecordedEvent } from '../../schema/domainEvents.ts';
import {
  type Appended,
  type EventFilter,
  type EventLog,
  EventLogError,
  type Expected,
  isEventLogError,
  type NewEvent,
  startPosition,
} from '../core/eventLog.ts';
import { followLog } from './followLog.ts';
import { createHighWaterMark } from './highWaterMark.ts';
import { expectedCode, migrateEventLog } from './postgresSchema.ts';
import { createWakeable } from './wakeable.ts';
import { listenForAppends } from './wakeUps.ts';

type Row = {
  position: string;
  event_id: string;
  stream: string;
  revision: string;
  type: string;
  data: unknown;
  metadata: unknown;
};

const uniqueViolation = '23505';
const streamPage = 1_000;
const defaultTimeoutMs = 5_000;

const toPosition = (value: string | bigint | number): Position => String(value).padStart(20, '0');

const decoded = (row: Row): RecordedEvent =>
  codec.decode({ type: row.type, data: row.data, metadata: row.metadata } as StoredEvent, {
    id: row.event_id,
    stream: row.stream,
    revision: BigInt(row.revision),
    position: toPosition(row.position),
  });

const codeOf = (expected: Expected): bigint =>
  typeof expected === 'bigint' ? expected : expectedCode[expected];

/** The event log in PostgreSQL: see docs/decisions/0002. The pool stays the caller's to end. */
export const createPostgresEventLog = async ({ pool }: { pool: Pool }): Promise<EventLog> => {
  await migrateEventLog(pool);
  const store = await storeName(pool);
  const readers = createWakeable();
  const wakeUps = listenForAppends(pool, readers);
  const mark = createHighWaterMark(pool);

  const append: EventLog['append'] = async (stream, events, options) => {
    const appended = await appendOnce(pool, stream, events, options);
    readers.wake();
    wakeUps.tellOthers();
    return appended;
  };

  const readAll: EventLog['readAll'] = async ({ after = startPosition, upTo, filter, max }) => {
    const final = await mark.atLeastAfter(after);
    const until = upTo !== undefined && upTo < final ? upTo : final;
    if (until <= after) return { events: [], next: after, atHead: final <= after };
    const rows = await selectAll(pool, after, until, filter, max);
    const events = rows.map(decoded);
    const next = rows.length < max ? until : (events.at(-1)?.position ?? until);
    return { events, next, atHead: next >= final };
  };

  const log: EventLog = {
    store,
    maxAppendBytes: 32 * 1024 * 1024,
    append,
    readStream: (stream, options) => readStream(pool, stream, options),
    readAll,
    subscribeAll: (options) => followLog(log, readers, options),
    head: () => mark.refresh(),
    close: async () => {
      readers.wake();
      await wakeUps.close();
    },
  };
  return log;
};

const storeName = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ log_id: string }>('SELECT log_id FROM event_log.identity');
  return `postgres:${rows[0]?.log_id}`;
};

type Outcome = { outcome: string; last_revision: string | null; last_position: string };

const appendOnce = async (
  pool: Pool,
  stream: string,
  events: readonly NewEvent[],
  { expected, timeoutMs = defaultTimeoutMs }: { expected: Expected; timeoutMs?: number },
): Promise<Appended> => {
  const row = (await sendAppend(pool, stream, events, expected, timeoutMs)) ?? {
    ...(await explained(pool, stream, events)),
  };
  if (row.outcome === 'unexpected') {
    const at =
      row.last_revision === null ? 'does not exist' : `is at revision ${row.last_revision}`;
    throw new EventLogError('WRONG_EXPECTED_REVISION', `${stream} ${at}, expected ${expected}`);
  }
  return { revision: BigInt(row.last_revision ?? 0), position: toPosition(row.last_position) };
};

/** Undefined where the append was not made, for a reason that the log can explain. */
const sendAppend = async (
  pool: Pool,
  stream: string,
  events: readonly NewEvent[],
  expected: Expected,
  timeoutMs: number,
): Promise<Outcome | undefined> => {
  const stored = events.map((event) => codec.encode(event));
  const client = await connection(pool);
  const query = client.query<Outcome>({
    name: 'event_log_append',
    text: 'SELECT * FROM event_log.append($1, $2, $3::uuid[], $4::text[], $5::text[], $6::text[])',
    values: [
      stream,
      codeOf(expected),
      events.map((event) => event.id),
      events.map((event) => event.type),
      stored.map((event) => JSON.stringify(event.data)),
      stored.map((event) => JSON.stringify(event.metadata)),
    ],
  });
  try {
    const { rows } = await answered(client, query, timeoutMs);
    return rows[0]?.outcome === 'appended' ? rows[0] : undefined;
  } catch (error) {
    if (isEventLogError(error)) throw error;
    if ((error as { code?: string }).code === uniqueViolation) return undefined;
    throw error;
  }
};

const explained = async (
  pool: Pool,
  stream: string,
  events: readonly NewEvent[],
): Promise<Outcome> => {
  const { rows } = await pool.query<Outcome>('SELECT * FROM event_log.explain($1, $2::uuid[])', [
    stream,
    events.map((event) => event.id),
  ]);
  return rows[0] ?? { outcome: 'unexpected', last_revision: null, last_position: startPosition };
};

const connection = (pool: Pool): Promise<PoolClient> =>
  pool.connect().catch((cause: unknown) => {
    throw new EventLogError('LOG_UNAVAILABLE', 'The event log cannot be reached', { cause });
  });

/** Waits for the answer; a connection that gave none is thrown away, for what it may still do. */
const answered = async <T>(
  client: PoolClient,
  query: Promise<T>,
  timeoutMs: number,
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unknownOutcome()), timeoutMs);
  });
  try {
    const result = await Promise.race([query, silence]);
    client.release();
    return result;
  } catch (error) {
    query.catch(() => undefined);
    const reason = asLogError(error);
    client.release(isEventLogError(reason));
    throw reason;
  } finally {
    clearTimeout(timer);
  }
};

const unknownOutcome = (cause?: unknown) =>
  new EventLogError('APPEND_UNKNOWN', 'The append was not answered: it may stand or not', {
    cause,
  });

/** A refusal by the server is certain; anything else (a cut connection) leaves the outcome open. */
const asLogError = (error: unknown): unknown => {
  if (isEventLogError(error)) return error;
  const code = (error as { code?: string }).code ?? '';
  const isCertain = /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('57P') && !code.startsWith('08');
  return isCertain ? error : unknownOutcome(error);
};

const columns = 'position, event_id, stream, revision, type, data, metadata';

const selectAll = async (
  pool: Pool,
  after: Position,
  until: Position,
  filter: EventFilter | undefined,
  max: number,
): Promise<Row[]> => {
  const prefixes = filter?.streamPrefixes;
  const only = prefixes
    ? 'AND EXISTS (SELECT FROM unnest($4::text[]) p WHERE starts_with(stream, p))'
    : '';
  const { rows } = await pool
    .query<Row>({
      name: prefixes ? 'event_log_page_of' : 'event_log_page',
      text: `SELECT ${columns} FROM event_log.events
              WHERE position > $1 AND position <= $2 ${only} ORDER BY position LIMIT $3`,
      values: [after, until, max, ...(prefixes ? [prefixes] : [])],
    })
    .catch((cause: unknown) => {
      throw new EventLogError('LOG_UNAVAILABLE', 'The event log cannot be read', { cause });
    });
  return rows;
};

async function* readStream(
  pool: Pool,
  stream: string,
  options: Parameters<EventLog['readStream']>[1] = {},
): AsyncIterable<RecordedEvent> {
  const {
    from = 0n,
    to = 2n ** 62n,
    direction = 'forwards',
    max = Number.MAX_SAFE_INTEGER,
  } = options;
  const order = direction === 'forwards' ? 'ASC' : 'DESC';
  let [low, high] = [from, to];
  for (let left = max; left > 0; ) {
    const size = Math.min(left, streamPage);
    const { rows } = await pool
      .query<Row>({
        name: `event_log_stream_${order}`,
        text: `SELECT ${columns} FROM event_log.events
                WHERE stream = $1 AND revision BETWEEN $2 AND $3 ORDER BY revision ${order} LIMIT $4`,
        values: [stream, low, high, size],
      })
      .catch((cause: unknown) => {
        throw new EventLogError('LOG_UNAVAILABLE', 'The event log cannot be read', { cause });
      });
    for (const row of rows) yield decoded(row);
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    left -= rows.length;
    if (direction === 'forwards') low = BigInt(last.revision) + 1n;
    else high = BigInt(last.revision) - 1n;
  }
}
