import { LRUCache } from 'lru-cache';
import type { EventLog } from '../../schema/ports/eventLog.ts';

/** A stream counts as contended for this long after a lost race. */
const lastsMs = 1_000;
const mostStreams = 1_000;

/** The streams that other processes append to as well, known from lost races. */
export type Contention = { lostAt: (stream: string) => void; isAt: (stream: string) => boolean };

/** @param elapsed the time in milliseconds, since any moment */
export const createContention = (elapsed: () => number): Contention => {
  const until = new LRUCache<string, number>({ max: mostStreams });
  return {
    lostAt: (stream) => void until.set(stream, elapsed() + lastsMs),
    isAt: (stream) => (until.get(stream) ?? 0) > elapsed(),
  };
};

/** A turn at appending to a stream, taken and released at most once. No-op if the log has no turns. */
export const turnAt = (log: Pick<EventLog, 'takeTurn'>, stream: string) => {
  let taken: Promise<() => Promise<void>> | undefined;
  return {
    take: async (waitMs: number): Promise<void> => {
      taken ??= log.takeTurn?.(stream, waitMs);
      await taken;
    },
    release: async (): Promise<void> => (await taken)?.(),
  };
};
