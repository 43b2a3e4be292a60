import { setImmediate as turn } from 'node:timers/promises';
import {
  BACKWARDS,
  CancelledError,
  END,
  type EventStoreDBClient,
  FORWARDS,
  NotLeaderError,
  type ReadRevision,
  type ResolvedEvent,
  type StreamingRead,
  StreamNotFoundError,
  UnavailableError,
} from '@eventstore/db-client';
import type { Position } from '../../schema/domainEvents.ts';
import {
  EventLogError,
  type EventStore,
  type StoredEvent,
  startPosition,
} from '../../schema/ports/eventLog.ts';
import {
  isOwn,
  positionOf,
  type StoreRecord,
  fromPosition as toReadPosition,
  toStoredEvent,
} from './eventStoreDbEvents.ts';
import { readAllFiltered } from './eventStoreDbFilteredRead.ts';
import { within } from './within.ts';

/**
 * How long a first and a repeated read wait for an item, in milliseconds. The client's reads have no
 * deadline, so a longer silence counts as an unavailable server.
 */
const longestSilencesMs = [7_000, 2_000];

type Read = StreamingRead<Pick<ResolvedEvent, 'event'>>;

/**
 * The records of a read, in order. After a broken connection or a change of leader, continues once after the
 * last record. A missing stream is empty.
 * @param readFrom starts a read at the last record, or at the beginning
 */
async function* recordsOf(readFrom: (last?: StoreRecord) => Read): AsyncIterable<StoreRecord> {
  let last: StoreRecord | undefined;
  for (const [index, silenceMs] of longestSilencesMs.entries()) {
    try {
      for await (const record of recordsOnce(readFrom(last), silenceMs)) {
        if (record.id === last?.id) continue;
        last = record;
        yield record;
      }
      return;
    } catch (cause) {
      if (cause instanceof StreamNotFoundError) return;
      const isLast = index === longestSilencesMs.length - 1;
      if (isLast || !isLost(cause)) {
        throw new EventLogError('LOG_UNAVAILABLE', 'EventStoreDB cannot be read', { cause });
      }
      await turn();
    }
  }
}

const isLost = (error: unknown): boolean =>
  [UnavailableError, CancelledError, NotLeaderError].some((kind) => error instanceof kind);

async function* recordsOnce(read: Read, silenceMs: number): AsyncIterable<StoreRecord> {
  // A cancelled read may still emit an error, which would be unhandled.
  read.on('error', () => undefined);
  const items = read.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const item = await within(silenceMs, items.next());
      if (item.done) return;
      if (item.value.event) yield item.value.event;
    }
  } finally {
    discard(read, items);
  }
}

/**
 * Cancels a read and drains the records that have arrived, because the client keeps every stream that has not
 * ended.
 */
const discard = (read: StreamingRead<unknown>, items: AsyncIterator<unknown>): void => {
  items.return?.().catch(() => undefined);
  read.cancel().catch(() => undefined);
  read.resume();
};

type StreamRange = NonNullable<Parameters<EventStore['readStream']>[1]>;

/**
 * The product's own events of a stream. Revisions may have gaps. `max` counts own events.
 * @throws EventLogError LOG_UNAVAILABLE
 */
export async function* readStream(
  client: EventStoreDBClient,
  stream: string,
  range: StreamRange = {},
): AsyncIterable<StoredEvent> {
  let left = range.max ?? Number.POSITIVE_INFINITY;
  if (left <= 0) return;
  for await (const record of streamRecords(client, stream, range)) {
    if (!isOwn(record)) continue;
    yield toStoredEvent(record);
    left -= 1;
    if (left === 0) return;
  }
}

/** The position of one of the product's own events. @throws EventLogError LOG_UNAVAILABLE */
export const readPosition = async (
  client: EventStoreDBClient,
  stream: string,
  revision: bigint,
): Promise<Position | undefined> => {
  for await (const event of readStream(client, stream, { from: revision, to: revision, max: 1 }))
    return event.position;
  return undefined;
};

/**
 * All records of a stream, including those of other applications, in reads of `max` records.
 * @throws EventLogError LOG_UNAVAILABLE
 */
export async function* streamRecords(
  client: EventStoreDBClient,
  stream: string,
  { from = 0n, to, direction = 'forwards', max }: StreamRange,
): AsyncIterable<StoreRecord> {
  const isForwards = direction === 'forwards';
  const isPast = (revision: bigint) =>
    isForwards ? to !== undefined && revision > to : revision < from;
  let start: ReadRevision = isForwards ? from : (to ?? END);
  for (;;) {
    let read = 0;
    let next = 0n;
    const records = recordsOf((last) =>
      client.readStream(stream, {
        direction: isForwards ? FORWARDS : BACKWARDS,
        fromRevision: last?.revision ?? start,
        maxCount: last && max ? max + 1 : max,
        requiresLeader: true,
      }),
    );
    for await (const record of records) {
      if (isPast(record.revision)) return;
      yield record;
      read += 1;
      next = record.revision + (isForwards ? 1n : -1n);
    }
    if (max === undefined || read < max || isPast(next)) return;
    start = next;
  }
}

/** The records after a position. The server's own reads include the record at the position. */
async function* recordsAfter(
  client: EventStoreDBClient,
  streamPrefixes: readonly string[],
  after: Position,
): AsyncIterable<StoreRecord> {
  const read = { direction: FORWARDS, streamPrefixes } as const;
  const records = recordsOf((last) => {
    const fromPosition = toReadPosition(last ? positionOf(last) : after);
    return readAllFiltered(client, { ...read, fromPosition });
  });
  for await (const record of records) if (positionOf(record) > after) yield record;
}

/** One page of the log, as `EventStore.readAll`. @throws EventLogError LOG_UNAVAILABLE */
export const readAllPage = async (
  client: EventStoreDBClient,
  streamPrefixes: readonly string[],
  {
    after = startPosition,
    upTo,
    max,
    maxBytes,
  }: Omit<Parameters<EventStore['readAll']>[0], 'filter'>,
): ReturnType<EventStore['readAll']> => {
  const events: StoredEvent[] = [];
  let left = maxBytes ?? Infinity;
  const end = await newestPosition(client);
  let next = after;
  for await (const record of recordsAfter(client, streamPrefixes, after)) {
    const position = positionOf(record);
    if (upTo !== undefined && position > upTo) {
      return { events, next: upTo > next ? upTo : next, atHead: false };
    }
    next = position;
    if (isOwn(record)) {
      events.push(toStoredEvent(record));
      if (maxBytes !== undefined) left -= bytesOf(record);
    }
    if (events.length === max || left <= 0) return { events, next, atHead: false };
  }
  if (end > next) next = upTo !== undefined && upTo < end ? upTo : end;
  return { events, next, atHead: true };
};

/** The approximate size of a record, because the client returns only what it has parsed. */
const bytesOf = ({ data, metadata }: StoreRecord): number =>
  Buffer.byteLength(JSON.stringify(data)) + Buffer.byteLength(JSON.stringify(metadata));

/** The position of the newest record, whichever application wrote it. */
const newestPosition = async (client: EventStoreDBClient): Promise<Position> => {
  const read = {
    direction: BACKWARDS,
    fromPosition: END,
    maxCount: 1,
    requiresLeader: true,
  } as const;
  for await (const record of recordsOf(() => client.readAll(read))) return positionOf(record);
  return startPosition;
};

/** Finds the position of the last own event by searching backwards from the end. */
export const createHeadFinder = (
  client: EventStoreDBClient,
  streamPrefixes: readonly string[],
): (() => Promise<Position>) => {
  let known = startPosition;
  return async () => {
    const read = { direction: BACKWARDS, fromPosition: END, streamPrefixes } as const;
    for await (const record of recordsOf(() => readAllFiltered(client, read))) {
      const position = positionOf(record);
      if (position > known && isOwn(record)) known = position;
      if (position <= known) break;
    }
    return known;
  };
};
