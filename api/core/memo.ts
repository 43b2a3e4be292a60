import { LRUCache } from 'lru-cache';

/** Answers the value of a key and makes it where there is none. Keeps the `max` that were used last. */
export const createMemo = <Value extends object>(max: number) => {
  const kept = new LRUCache<string, Value, () => Value>({
    max,
    memoMethod: (_key, _stale, { context: make }) => make(),
  });
  return (key: string, make: () => Value): Value => kept.memo(key, { context: make });
};
