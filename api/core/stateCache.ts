import { LRUCache } from 'lru-cache';
import type { Position } from '../../schema/domainEvents.ts';

/** State folded up to a revision (-1: nothing yet), and that event's position where it is known. */
export type Folded<State> = { state: State; revision: bigint; position?: Position };

/**
 * The most recently used folded states, by stream, so that a command costs the same however long
 * its stream is. States are immutable values, so they may be shared.
 */
export type StateCache = {
  get: <State>(stream: string) => Folded<State> | undefined;
  /**
   * Keeps the later of what is there and what is given: a slow reading may end after a new append.
   * `weight` is how much the state holds, 1 where it is small.
   */
  set: <State>(stream: string, folded: Folded<State>, weight?: number) => void;
  forget: (stream: string) => void;
  forgetAll: () => void;
};

/** How many states are kept at most, and how much they may weigh together. */
export type CacheLimits = { streams: number; weight: number };

/** What a state takes of a cache: all of it at most, so that even a heavier one is kept. */
export const sizeOf = (weight: number, most: { weight: number }): number =>
  Math.max(1, Math.min(weight, most.weight));

/** The state that was set last is kept, whatever it weighs. */
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
