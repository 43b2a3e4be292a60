import type { EventLog } from '../../schema/ports/eventLog.ts';

/** A stream at which a race was lost is taken to be one for so long. */
const lastsMs = 1_000;
const mostStreams = 1_000;

/** The streams that other processes append to at this time as well, as lost races tell. */
export type Contention = { lostAt: (stream: string) => void; isAt: (stream: string) => boolean };

export const createContention = (elapsed: () => number): Contention => {
  const until = new Map<string, number>();
  return {
    lostAt: (stream) => {
      until.delete(stream);
      until.set(stream, elapsed() + lastsMs);
      for (const oldest of until.keys()) {
        if (until.size <= mostStreams) break;
        until.delete(oldest);
      }
    },
    isAt: (stream) => (until.get(stream) ?? 0) > elapsed(),
  };
};

/** A turn at a stream, asked for once at most, and given back once. */
export type Turn = { take: (waitMs: number) => Promise<void>; giveBack: () => Promise<void> };

export const turnAt = (log: Pick<EventLog, 'takeTurn'>, stream: string): Turn => {
  let taken: Promise<() => Promise<void>> | undefined;
  return {
    take: async (waitMs) => {
      taken ??= log.takeTurn?.(stream, waitMs);
      await taken;
    },
    giveBack: async () => (await taken)?.(),
  };
};
