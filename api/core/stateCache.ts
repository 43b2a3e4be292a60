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

type Entry = { folded: Folded<unknown>; weight: number };

/** The state that was set last is kept, whatever it weighs. */
export const createStateCache = (most: CacheLimits): StateCache => {
  const kept = new Map<string, Entry>();
  let weighed = 0;
  const take = (stream: string): Entry | undefined => {
    const entry = kept.get(stream);
    kept.delete(stream);
    weighed -= entry?.weight ?? 0;
    return entry;
  };
  const put = (stream: string, entry: Entry): void => {
    kept.set(stream, entry);
    weighed += entry.weight;
  };
  return {
    forget: (stream) => void take(stream),
    forgetAll: () => {
      kept.clear();
      weighed = 0;
    },
    get: <State>(stream: string) => {
      const found = take(stream);
      if (found) put(stream, found);
      return found?.folded as Folded<State> | undefined;
    },
    set: (stream, folded, weight = 1) => {
      const known = take(stream);
      const isLater = !known || known.folded.revision <= folded.revision;
      put(stream, isLater ? { folded, weight } : known);
      for (const oldest of kept.keys()) {
        const fits = kept.size <= most.streams && weighed <= most.weight;
        if (fits || oldest === stream) break;
        take(oldest);
      }
    },
  };
};
