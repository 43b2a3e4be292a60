import { LRUCache } from 'lru-cache';

/** Returns a key's value, making it if there is none. Keeps the `max` most recently used. */
export const createMemo = <Value extends object>(max: number) => {
  const kept = new LRUCache<string, Value, () => Value>({
    max,
    memoMethod: (_key, _stale, { context: make }) => make(),
  });
  return (key: string, make: () => Value): Value => kept.memo(key, { context: make });
};
