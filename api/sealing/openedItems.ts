import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LoggedEvent, RecordedEvent } from '../../schema/domainEvents.ts';
import type { StoredEvent, SubscriptionItem } from '../../schema/ports/eventLog.ts';

type StoredItem = SubscriptionItem<StoredEvent>;
type Opened = RecordedEvent<LoggedEvent>;
type OpenedItem = SubscriptionItem<Opened>;
type OpenAll = (events: readonly StoredEvent[]) => Promise<Opened[]>;

/** The most items of one query for keys. */
const most = 500;

/**
 * The items of a subscription with opened events, in order. If a key must be read, the items that have
 * arrived after it join the query, so that a late subscriber needs one query per page. If all keys are in
 * memory, nothing waits.
 */
export async function* openedItems(
  items: AsyncIterable<StoredItem>,
  openAll: OpenAll,
  hasKeys: (event: StoredEvent) => boolean,
): AsyncIterable<OpenedItem> {
  const iterator = items[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const results = [await next];
      next = iterator.next();
      // If the subscriber stops, nobody handles this promise.
      next.catch(() => undefined);
      const [first] = results;
      if (first && needsKey(first, hasKeys)) {
        const later = nextTurn('later' as const);
        for (let more = 1; more < most; more += 1) {
          const result = await Promise.race([next, later]);
          if (result === 'later') break;
          results.push(result);
          if (result.done) break;
          next = iterator.next();
          next.catch(() => undefined);
        }
      }
      const given = results.flatMap(({ done, value }) => (done ? [] : [value]));
      yield* await opened(given, openAll);
      if (given.length < results.length) return;
    }
  } finally {
    // Not awaited, because the log may be waiting for events that never come.
    void iterator.return?.()?.catch(() => undefined);
  }
}

const needsKey = (
  { done, value }: IteratorResult<StoredItem>,
  hasKeys: (event: StoredEvent) => boolean,
): boolean => !done && value.kind === 'event' && !hasKeys(value.event);

const opened = async (items: readonly StoredItem[], openAll: OpenAll): Promise<OpenedItem[]> => {
  const events = await openAll(items.flatMap((item) => (item.kind === 'event' ? item.event : [])));
  const inOrder = events.values();
  return items.map((item) =>
    item.kind === 'event' ? { ...item, event: inOrder.next().value as Opened } : item,
  );
};
