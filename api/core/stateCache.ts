import type { Position } from '../../schema/domainEvents.ts';

/** State folded up to a revision (-1: nothing yet), and that event's position where it is known. */
export type Folded<State> = { state: State; revision: bigint; position?: Position };

/**
 * The most recently used folded states, by stream, so that a command costs the same however long
 * its stream is. States are immutable values, so they may be shared.
 */
export type StateCache = {
  get: <State>(stream: string) => Folded<State> | undefined;
  /** Keeps the later of what is there and what is given: a slow reading may end after a new append. */
  set: <State>(stream: string, folded: Folded<State>) => void;
};

export const createStateCache = (size: number): StateCache => {
  const kept = new Map<string, Folded<unknown>>();
  return {
    get: <State>(stream: string) => {
      const found = kept.get(stream);
      if (!found) return undefined;
      kept.delete(stream);
      kept.set(stream, found);
      return found as Folded<State>;
    },
    set: (stream, folded) => {
      const known = kept.get(stream);
      kept.delete(stream);
      kept.set(stream, known && known.revision > folded.revision ? known : folded);
      for (const oldest of kept.keys()) {
        if (kept.size <= size) break;
        kept.delete(oldest);
      }
    },
  };
};
