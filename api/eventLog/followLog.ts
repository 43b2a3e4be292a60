import type { Position } from '../../schema/domainEvents.ts';
import {
  type EventFilter,
  type EventStore,
  isEventLogError,
  type StoredEvent,
  type SubscriptionItem,
  startPosition,
} from '../../schema/ports/eventLog.ts';
import type { Wakeable } from './wakeable.ts';

const page = 500;
const poll = { first: 50, last: 250 };

/**
 * A subscription over paged reads. Waits for wake-ups between reads, and polls in case one is missed. Retries
 * while the server is unavailable. Each page is followed by a checkpoint, and the head by `caughtUp`, also
 * after falling a page behind or losing the server.
 */
export async function* followLog(
  log: Pick<EventStore, 'readAll'>,
  readers: Wakeable,
  {
    after = startPosition,
    filter,
    signal,
  }: { after?: Position; filter?: EventFilter; signal: AbortSignal },
): AsyncIterable<SubscriptionItem<StoredEvent>> {
  let position = after;
  let wasAtHead = false;
  let pause = poll.first;
  while (!signal.aborted) {
    const seen = readers.seen();
    const batch = await log.readAll({ after: position, filter, max: page }).catch((error) => {
      if (isEventLogError(error, 'LOG_UNAVAILABLE')) return undefined;
      throw error;
    });
    if (signal.aborted) return;
    const moved = batch !== undefined && batch.next > position;
    for (const event of batch?.events ?? []) {
      yield { kind: 'event', event, position: event.position };
      if (signal.aborted) return;
    }
    if (batch && moved) {
      position = batch.next;
      yield { kind: 'checkpoint', position };
    }
    if (batch?.atHead && !wasAtHead) yield { kind: 'caughtUp', position };
    wasAtHead = batch?.atHead ?? false;
    if (batch && !batch.atHead) continue;
    pause = moved ? poll.first : Math.min(pause * 1.5, poll.last);
    await readers.wait(seen, pause, signal);
  }
}
