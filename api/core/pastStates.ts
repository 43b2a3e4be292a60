import { LRUCache } from 'lru-cache';
import { type Folded, sizeOf } from './stateCache.ts';

/**
 * Recently read past states by stream and revision, so that folding to another moment starts nearby. Bounded
 * by number and total weight. States whose fold began before `forgetAll` are not kept.
 */
export type PastStates = {
  nearest: <State>(stream: string, upTo: bigint) => Folded<State> | undefined;
  /** Call this before reading. The returned function keeps states until the next `forgetAll`. */
  keeper: () => (stream: string, folded: Folded<unknown>, weight?: number) => void;
  /** Forgets everything: a person may be in the past of several streams. */
  forgetAll: () => void;
};

type Entry = { stream: string; folded: Folded<unknown> };

const keyOf = ({ stream, folded }: Entry): string => `${folded.revision} ${stream}`;

/** The latest kept state stays, whatever its weight. */
export const createPastStates = (most: { states: number; weight: number }): PastStates => {
  const kept = new LRUCache<string, Entry>({ max: most.states, maxSize: most.weight });
  let timesForgotten = 0;

  return {
    nearest: <State>(stream: string, upTo: bigint) => {
      let best: Entry | undefined;
      for (const entry of kept.values()) {
        const { revision } = entry.folded;
        const isNearer = best === undefined || revision > best.folded.revision;
        if (entry.stream === stream && revision <= upTo && isNearer) best = entry;
      }
      // Marks it as recently used.
      if (best) kept.get(keyOf(best));
      return best?.folded as Folded<State> | undefined;
    },
    keeper: () => {
      const begun = timesForgotten;
      return (stream, folded, weight = 1) => {
        if (begun !== timesForgotten) return;
        const entry = { stream, folded };
        kept.set(keyOf(entry), entry, { size: sizeOf(weight, most) });
      };
    },
    forgetAll: () => {
      timesForgotten += 1;
      kept.clear();
    },
  };
};
