import { createMomentStates } from './momentStates.ts';
import { createPastStates } from './pastStates.ts';
import { createPresentStates, type FoldedLog } from './presentStates.ts';
import { createSavedStates } from './savedStates.ts';
import { createSharedWork } from './sharedWork.ts';
import type { SnapshotStore } from './snapshots.ts';
import { createStateCache } from './stateCache.ts';

/** About 300 MB of plans: 5,000 people without seats or long texts weigh 5,000 and take 2.8 MB. */
const heaviestCache = 500_000;
/** About 90 MB: the past states of an event of 1,500 people, every 500 changes. */
const heaviestPast = { states: 200, weight: 150_000 };

type Options = {
  log: FoldedLog;
  snapshots?: SnapshotStore;
  cacheSize: number;
  /** The most past states, and their greatest total weight. */
  past?: { states: number; weight: number };
};

export type FoldedStates = ReturnType<typeof createFoldedStates>;

/** Folds streams into states, present and past, and remembers what it has folded. */
export const createFoldedStates = ({
  log,
  snapshots,
  cacheSize,
  past: mostPast = heaviestPast,
}: Options) => {
  const cache = createStateCache({ streams: cacheSize, weight: heaviestCache });
  const past = createPastStates(mostPast);
  // After a start, hundreds of callers may ask for the same plan at once.
  const shared = createSharedWork();
  const saved = createSavedStates(log, snapshots, (stream) => cache.get(stream)?.revision ?? -1n);
  const folding = { log, cache, past, shared, saved };
  return {
    ...createPresentStates(folding),
    ...createMomentStates(folding),
    /**
     * Drops the states of a stream, or all. Always drops all past states, because a person may be in several
     * streams.
     */
    forget: (stream?: string): void => {
      if (stream === undefined) cache.forgetAll();
      else cache.forget(stream);
      past.forgetAll();
      shared.forgetAll();
    },
  };
};
