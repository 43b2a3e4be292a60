import type { Folded } from './stateCache.ts';

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

type Entry = { stream: string; folded: Folded<unknown>; weight: number };

export const createPastStates = (most: { states: number; weight: number }): PastStates => {
  /** The least recently used first. */
  let kept: Entry[] = [];
  let timesForgotten = 0;

  const put = (entry: Entry): void => {
    const isOther = ({ stream, folded }: Entry) =>
      stream !== entry.stream || folded.revision !== entry.folded.revision;
    kept = [...kept.filter(isOther), entry];
    let weighed = kept.reduce((sum, { weight }) => sum + weight, 0);
    while (kept.length > 1 && (kept.length > most.states || weighed > most.weight))
      weighed -= kept.shift()?.weight ?? 0;
  };

  return {
    nearest: <State>(stream: string, upTo: bigint) => {
      const candidates = kept.filter(
        (entry) => entry.stream === stream && entry.folded.revision <= upTo,
      );
      const [first, ...others] = candidates;
      if (!first) return undefined;
      const found = others.reduce(
        (best, entry) => (entry.folded.revision > best.folded.revision ? entry : best),
        first,
      );
      put(found);
      return found.folded as Folded<State>;
    },
    keeper: () => {
      const begun = timesForgotten;
      return (stream, folded, weight = 1) => {
        if (begun === timesForgotten) put({ stream, folded, weight });
      };
    },
    forgetAll: () => {
      timesForgotten += 1;
      kept = [];
    },
  };
};
