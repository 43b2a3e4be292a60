import { LRUCache } from 'lru-cache';
import type { Position } from '../../schema/domainEvents.ts';

/**
 * A state folded up to a revision, with the position of that event if known. Revision -1 is before the first
 * event.
 */
export type Folded<State> = { state: State; revision: bigint; position?: Position };

/**
 * The most recently used states by stream, so that the length of a stream does not slow its commands.
 * States are immutable and may be shared.
 */
export type StateCache = {
  get: <State>(stream: string) => Folded<State> | undefined;
  /**
   * Keeps the later of the old and the new state, because a slow read may end after an append. Default
   * weight: 1.
   */
  set: <State>(stream: string, folded: Folded<State>, weight?: number) => void;
  forget: (stream: string) => void;
  forgetAll: () => void;
};

/** The most states, and their greatest total weight. */
export type CacheLimits = { streams: number; weight: number };

/** A state's weight in a cache, at most the cache's limit, so that even a heavier state is kept. */
export const sizeOf = (weight: number, most: { weight: number }): number =>
  Math.max(1, Math.min(weight, most.weight));

/** Creates a cache that always keeps the latest state, whatever its weight. */
export const createStateCache = (most: CacheLimits): StateCache => {
  const kept = new LRUCache<string, Folded<unknown>>({ max: most.streams, maxSize: most.weight });
  return {
    forget: (stream) => void kept.delete(stream),
    forgetAll: () => kept.clear(),
    get: <State>(stream: string) => kept.get(stream) as Folded<State> | undefined,
    set: (stream, folded, weight = 1) => {
      const known = kept.get(stream);
      if (known && known.revision > folded.revision) return;
      kept.set(stream, folded, { size: sizeOf(weight, most) });
    },
  };
};
