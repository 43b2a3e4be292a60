import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  type ResolvedEvent,
  type StreamingRead,
  StreamNotFoundError,
} from '@eventstore/db-client';
import type { Position, RecordedEvent } from '../../schema/domainEvents.ts';
import { type EventLog, EventLogError, startPosition } from '../core/eventLog.ts';
import {
  decoded,
  decodedOrUnreadable,
  fromPosition,
  isSystemEvent,
  matches,
  positionOf,
  type StoreRecord,
} from './eventStoreDbEvents.ts';
import { within } from './within.ts';

/** The client's reads have no deadline: a server that says nothing for this long is unavailable. */
const longestSilenceMs = 10_000;

/** The records of a read. A stream that does not exist is empty. */
async function* recordsOf(
  read: StreamingRead<Pick<ResolvedEvent, 'event'>>,
): AsyncIterable<StoreRecord> {
  // A cancelled read may still report an error, when nobody listens any more.
  read.on('error', () => undefined);
  const items = read.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const item = await within(longestSilenceMs, items.next());
      if (item.done) return;
      if (item.value.event) yield item.value.event;
    }
  } catch (cause) {
    if (cause instanceof StreamNotFoundError) return;
    throw new EventLogError('LOG_UNAVAILABLE', 'EventStoreDB cannot be read', { cause });
  } finally {
    discard(read, items);
  }
}

/**
 * Cancels what is left of a read, and lets what has arrived already flow away: the client keeps
 * every stream that has not come to its end.
 */
const discard = (read: StreamingRead<unknown>, items: AsyncIterator<unknown>): void => {
  items.return?.().catch(() => undefined);
  read.cancel().catch(() => undefined);
  read.resume();
};

export async function* readStream(
  client: EventStoreDBClient,
  stream: string,
  { from = 0n, to, direction = 'forwards', max }: Parameters<EventLog['readStream']>[1] = {},
): AsyncIterable<RecordedEvent> {
  const isForwards = direction === 'forwards';
  const read = client.readStream(stream, {
    direction: isForwards ? FORWARDS : BACKWARDS,
    fromRevision: isForwards ? from : (to ?? END),
    maxCount: max,
  });
  for await (const record of recordsOf(read)) {
    const isPast = isForwards ? to !== undefined && record.revision > to : record.revision < from;
    if (isPast) return;
    yield decoded(record);
  }
}

/** All records after a position; the server would begin with the one at it. */
async function* recordsAfter(
  client: EventStoreDBClient,
  after: Position,
): AsyncIterable<StoreRecord> {
  const read = client.readAll({ direction: FORWARDS, fromPosition: fromPosition(after) });
  for await (const record of recordsOf(read)) if (positionOf(record) > after) yield record;
}

/** The client cannot filter a read on the server, so that what is not asked for is left out here. */
export const readAllPage = async (
  client: EventStoreDBClient,
  { after = startPosition, upTo, filter, max }: Parameters<EventLog['readAll']>[0],
): ReturnType<EventLog['readAll']> => {
  const events: RecordedEvent[] = [];
  let next = after;
  for await (const record of recordsAfter(client, after)) {
    const position = positionOf(record);
    if (upTo !== undefined && position > upTo) {
      return { events, next: upTo > next ? upTo : next, atHead: false };
    }
    next = position;
    if (!isSystemEvent(record) && matches(filter, record)) events.push(decodedOrUnreadable(record));
    if (events.length === max) return { events, next, atHead: false };
  }
  return { events, next, atHead: true };
};

/** Looks back from the end for the last domain event, no further than it looked before. */
export const createHeadFinder = (client: EventStoreDBClient): (() => Promise<Position>) => {
  let known = { head: startPosition, lookedFrom: startPosition };
  return async () => {
    let newest: Position | undefined;
    let head = known.head;
    const read = client.readAll({ direction: BACKWARDS, fromPosition: END });
    for await (const record of recordsOf(read)) {
      const position = positionOf(record);
      newest ??= position;
      if (!isSystemEvent(record)) head = position;
      if (position <= known.lookedFrom || !isSystemEvent(record)) break;
    }
    if (head < known.head) return known.head;
    known = { head, lookedFrom: newest ?? known.lookedFrom };
    return head;
  };
};
