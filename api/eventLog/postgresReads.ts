import type { Pool, QueryConfig, QueryResultRow } from 'pg';
import type { Position } from '../../schema/domainEvents.ts';
import { EventLogError, type EventStore, type StoredEvent } from '../../schema/ports/eventLog.ts';
import { toPosition } from './postgresSchema.ts';

type Row = {
  position: string;
  event_id: string;
  stream: string;
  revision: string;
  type: string;
  data: unknown;
  metadata: unknown;
};

const columns = 'position, event_id, stream, revision, type, data, metadata';
const streamPage = 1_000;
const longestReadMs = 10_000;

/** Reads rows within a time limit. @throws EventLogError LOG_UNAVAILABLE */
export const readRows = async <R extends QueryResultRow>(
  pool: Pool,
  query: QueryConfig,
  timeoutMs = longestReadMs,
): Promise<R[]> => {
  const limited: QueryConfig & { query_timeout: number } = { ...query, query_timeout: timeoutMs };
  try {
    return (await pool.query<R>(limited)).rows;
  } catch (cause) {
    throw new EventLogError('LOG_UNAVAILABLE', 'The event log cannot be read', { cause });
  }
};

const toStoredEvent = (row: Row): StoredEvent => ({
  id: row.event_id,
  stream: row.stream,
  revision: BigInt(row.revision),
  position: toPosition(row.position),
  type: row.type,
  data: row.data,
  metadata: row.metadata,
});

type PageLimits = Pick<Parameters<EventStore['readAll']>[0], 'filter' | 'max' | 'maxBytes'>;

/**
 * One page of the events of all streams with `after < position <= until`, in order.
 * @throws EventLogError LOG_UNAVAILABLE
 */
export const readRange = async (
  pool: Pool,
  after: Position,
  until: Position,
  { filter, max, maxBytes }: PageLimits,
): Promise<StoredEvent[]> => {
  const prefixes = filter?.streamPrefixes;
  const rows = await readRows<Row>(
    pool,
    maxBytes === undefined
      ? {
          name: prefixes ? 'event_log_page_of' : 'event_log_page',
          text: `SELECT ${columns} FROM event_log.events
                  WHERE position > $1 AND position <= $2
                    ${prefixes ? 'AND stream ^@ ANY ($4::text[])' : ''}
                  ORDER BY position LIMIT $3`,
          values: [after, until, max, ...(prefixes ? [prefixes] : [])],
        }
      : {
          name: 'event_log_page_by_bytes',
          text: `SELECT ${columns} FROM event_log.page_by_bytes($1, $2, $3, $4, $5)`,
          values: [after, until, prefixes ?? null, max, maxBytes],
        },
  );
  return rows.map(toStoredEvent);
};

type PageRow = { mark: string } & ({ [column in keyof Row]: null } | Row);

/**
 * Looks up the high-water mark and reads events up to it, as `readRange` does. Undefined if an append took
 * longer than the lock's timeout.
 * @throws EventLogError LOG_UNAVAILABLE
 */
export const readNext = async (
  pool: Pool,
  after: Position,
  until: Position | undefined,
  { filter, max, maxBytes }: PageLimits,
): Promise<{ mark: Position; events: StoredEvent[] } | undefined> => {
  const rows = await readRows<PageRow>(pool, {
    name: 'event_log_next_page',
    text: `SELECT mark, ${columns} FROM event_log.next_page($1, $2, $3, $4, $5)`,
    values: [after, until, filter?.streamPrefixes, max, maxBytes],
  });
  const [first] = rows;
  if (!first) return undefined;
  const events = rows.flatMap((row) => (row.position === null ? [] : toStoredEvent(row)));
  return { mark: toPosition(first.mark), events };
};

/** The position of an event. @throws EventLogError LOG_UNAVAILABLE */
export const readPosition = async (
  pool: Pool,
  stream: string,
  revision: bigint,
): Promise<Position | undefined> => {
  const [row] = await readRows<{ position: string }>(pool, {
    name: 'event_log_position',
    text: 'SELECT position FROM event_log.events WHERE stream = $1 AND revision = $2',
    values: [stream, revision],
  });
  return row && toPosition(row.position);
};

/**
 * Reads a stream page by page, so that a long one is never in memory at once.
 * @throws EventLogError LOG_UNAVAILABLE
 */
export async function* readStream(
  pool: Pool,
  stream: string,
  options: Parameters<EventStore['readStream']>[1] = {},
): AsyncIterable<StoredEvent> {
  const { from = 0n, to = 2n ** 62n, direction = 'forwards', max = Infinity } = options;
  const order = direction === 'forwards' ? 'ASC' : 'DESC';
  let [low, high] = [from, to];
  for (let left = max; left > 0; ) {
    const size = Math.min(left, streamPage);
    const rows = await readRows<Row>(pool, {
      name: `event_log_stream_${order}`,
      text: `SELECT ${columns} FROM event_log.events
              WHERE stream = $1 AND revision BETWEEN $2 AND $3 ORDER BY revision ${order} LIMIT $4`,
      values: [stream, low, high, size],
    });
    yield* rows.map(toStoredEvent);
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    left -= rows.length;
    if (direction === 'forwards') low = BigInt(last.revision) + 1n;
    else high = BigInt(last.revision) - 1n;
  }
}
