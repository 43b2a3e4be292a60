import { setTimeout as pause } from 'node:timers/promises';
import { type EventStoreDBClient, type Filter, streamNameFilter } from '@eventstore/db-client';
import type { Position } from '../../schema/domainEvents.ts';
import {
  type StoredEvent,
  type SubscriptionItem,
  startPosition,
} from '../../schema/ports/eventLog.ts';
import {
  fromPosition,
  isOwn,
  isPlace,
  positionOf,
  type StoreRecord,
  toPosition,
  toStoredEvent,
} from './eventStoreDbEvents.ts';

const mostBuffered = 1_000;
const backoff = { first: 100, last: 2_000 };

/**
 * Follows the log. After a dropped subscription, subscribes again with backoff, from the last delivered
 * position. Each run of events is followed by a checkpoint.
 * @throws Error if the server sent no position
 */
export async function* followEventStoreDb(
  client: EventStoreDBClient,
  streamPrefixes: readonly string[],
  { after = startPosition, signal }: { after?: Position; signal: AbortSignal },
): AsyncIterable<SubscriptionItem<StoredEvent>> {
  let position = after;
  let delay = backoff.first;
  while (!signal.aborted) {
    for await (const { news, isLast } of newsOf(client, position, streamPrefixes, signal)) {
      delay = backoff.first;
      if (news.kind === 'record') {
        position = positionOf(news.record);
        if (isOwn(news.record)) {
          yield { kind: 'event', event: toStoredEvent(news.record), position };
        }
        if (isLast) yield { kind: 'checkpoint', position };
      } else if (news.kind === 'caughtUp') {
        yield { kind: 'caughtUp', position };
      } else if (news.position > position) {
        position = news.position;
        yield { kind: 'checkpoint', position };
      }
    }
    await pause(delay, undefined, { signal }).catch(() => undefined);
    delay = Math.min(delay * 2, backoff.last);
  }
}

type News =
  | { kind: 'record'; record: StoreRecord }
  | { kind: 'checkpoint'; position: Position }
  | { kind: 'caughtUp' };

/**
 * The items of one subscription, in order, until it is dropped or `signal` aborts. `isLast` says that no more
 * items have arrived yet.
 */
async function* newsOf(
  client: EventStoreDBClient,
  after: Position,
  streamPrefixes: readonly string[],
  signal: AbortSignal,
): AsyncIterable<{ news: News; isLast: boolean }> {
  const inbox: News[] = [];
  const marks: { behind: number; news: News }[] = [];
  let arrived = 0;
  let isOver = false;
  let isLeft = false;
  let wake = () => {};

  const put = (news: News) => {
    inbox.push(news);
    wake();
  };
  // The client reports checkpoints and catching up ahead of events that it still buffers, so these reports
  // wait for the events.
  const putBehindBuffered = (news: News) => {
    const behind = arrived + subscription.readableLength;
    if (behind === arrived) put(news);
    else marks.push({ behind, news });
  };
  const end = () => {
    isOver = true;
    wake();
  };

  const subscription = client.subscribeToAll({
    fromPosition: fromPosition(after),
    filter: filterOf(streamPrefixes, (position) =>
      putBehindBuffered({ kind: 'checkpoint', position }),
    ),
    requiresLeader: true,
  });
  subscription.on('caughtUp', () => putBehindBuffered({ kind: 'caughtUp' }));
  for (const event of ['error', 'end', 'close']) subscription.on(event, end);
  subscription.on('data', ({ event }: { event?: StoreRecord }) => {
    if (isLeft) return;
    arrived += 1;
    if (event) put({ kind: 'record', record: event });
    while (marks[0] && marks[0].behind <= arrived) put(marks.shift()?.news as News);
    if (inbox.length >= mostBuffered) subscription.pause();
  });
  signal.addEventListener('abort', end);

  try {
    while (!signal.aborted) {
      const news = inbox.shift();
      if (news) yield { news, isLast: inbox.length === 0 };
      else if (isOver) return;
      else {
        const more = new Promise<void>((resolve) => {
          wake = resolve;
        });
        subscription.resume();
        await more;
      }
    }
  } finally {
    signal.removeEventListener('abort', end);
    // Drains the items that have arrived, because the client keeps every stream that has not ended.
    isLeft = true;
    subscription.unsubscribe().catch(() => undefined);
    subscription.resume();
  }
}

/** Filters on the server. Ignores the checkpoint of an empty log, which has no position to continue from. */
const filterOf = (
  streamPrefixes: readonly string[],
  reached: (position: Position) => void,
): Filter =>
  streamNameFilter({
    prefixes: [...streamPrefixes],
    checkpointReached: (_, position) => {
      if (isPlace(position)) reached(toPosition(position));
    },
  });
