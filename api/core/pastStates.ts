import { LRUCache } from 'lru-cache';
import { type Folded, sizeOf } from './stateCache.ts';

/**
 * States of the past that somebody looked at lately, by stream and revision, so that the next moment
 * is folded from near by. Bounded by how much they hold together. What is forgotten stays so: a
 * state that was being folded while somebody was erased is not kept.
 */
export type PastStates = {
  /** The latest state that is not behind `upTo`. */
  nearest: <State>(stream: string, upTo: bigint) => Folded<State> | undefined;
  /** Call it before reading: what it answers keeps states, until something is forgotten. */
  keeper: () => (stream: string, folded: Folded<unknown>, weight?: number) => void;
  /** All of them: a person may be in the past of several streams, of a plan and of its drafts. */
  forgetAll: () => void;
};

type Entry = { stream: string; folded: Folded<unknown> };

const keyOf = ({ stream, folded }: Entry): string => `${folded.revision} ${stream}`;

/** The state that was kept last stays, whatever it weighs. */
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
      // Used just now: others are forgotten before it.
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
