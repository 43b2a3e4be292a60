import { vi } from 'vitest';
import type { ChangeFeed, FeedEntry } from '../../schema/ports/changeFeed.ts';

/** A position of the log, as text. */
export const at = (n: number): string => String(n).padStart(20, '0');

/** A change feed whose past and present the test sets. */
export const fakeFeed = (past: FeedEntry[] | 'tooOld' = [], reached = at(9)) => {
  const listeners = new Map<string, Set<(entry: FeedEntry) => void>>();
  const since = vi.fn(async (_topic: string, _after: string) => past);
  const feed: ChangeFeed = {
    start: async () => undefined,
    stop: async () => undefined,
    reached: () => reached,
    waitFor: async () => undefined,
    wasTakenBack: async () => false,
    since,
    subscribe: (topic, listener) => {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      return () => all.delete(listener);
    },
  };
  return {
    feed,
    since,
    publish: (entry: FeedEntry) => {
      for (const listener of listeners.get(entry.topic) ?? []) listener(entry);
    },
    /** The number of listeners on all topics. */
    listeners: () => [...listeners.values()].reduce((sum, all) => sum + all.size, 0),
  };
};
