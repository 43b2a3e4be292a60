import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecordedEvent } from '../../schema/domainEvents.ts';
import type { StoredEvent, SubscriptionItem } from '../../schema/ports/eventLog.ts';

type StoredItem = SubscriptionItem<StoredEvent>;
type OpenAll = (events: readonly StoredEvent[]) => Promise<RecordedEvent[]>;

/** The most items whose keys are asked for at once. */
const most = 500;

/**
 * The items of a subscription with their events opened, in order. Where a key has to be asked for,
 * what follows at once is taken along, so that whoever is far behind asks once for a page; where all
 * keys are at hand nothing waits.
 */
export async function* openedItems(
  items: AsyncIterable<StoredItem>,
  openAll: OpenAll,
  isAtHand: (event: StoredEvent) => boolean,
): AsyncIterable<SubscriptionItem> {
  const iterator = items[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const results = [await next];
      next = iterator.next();
      // Whoever stops listening leaves this one unheard.
      next.catch(() => undefined);
      const [first] = results;
      if (first && needsKey(first, isAtHand)) {
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
    // Not awaited: the log may be waiting for news that never come.
    void iterator.return?.()?.catch(() => undefined);
  }
}

const needsKey = (
  { done, value }: IteratorResult<StoredItem>,
  isAtHand: (event: StoredEvent) => boolean,
): boolean => !done && value.kind === 'event' && !isAtHand(value.event);

const opened = async (
  items: readonly StoredItem[],
  openAll: OpenAll,
): Promise<SubscriptionItem[]> => {
  const events = await openAll(items.flatMap((item) => (item.kind === 'event' ? item.event : [])));
  const inOrder = events.values();
  return items.map((item) =>
    item.kind === 'event' ? { ...item, event: inOrder.next().value as RecordedEvent } : item,
  );
};
