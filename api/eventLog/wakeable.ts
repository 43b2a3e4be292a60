/**
 * Lets readers wait until there may be more to read. A wake between a read and the following wait is not
 * lost, because the reader passes the number of wakes before its read.
 */
export type Wakeable = {
  wake: () => void;
  /** The number of wakes. Call it before reading, and pass it to `wait`. */
  seen: () => number;
  /** Resolves at the next wake after `seen`, after `ms`, or when the signal aborts. */
  wait: (seen: number, ms: number, signal?: AbortSignal) => Promise<void>;
};

/** A wakeable on which nobody waits yet. */
export const createWakeable = (): Wakeable => {
  const waiting = new Set<() => void>();
  let wakes = 0;
  return {
    wake: () => {
      wakes += 1;
      for (const resolve of waiting) resolve();
    },
    seen: () => wakes,
    wait: (seen, ms, signal) =>
      new Promise((resolve) => {
        const done = () => {
          waiting.delete(done);
          clearTimeout(timer);
          signal?.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, ms);
        waiting.add(done);
        if (signal?.aborted || wakes !== seen) done();
        else signal?.addEventListener('abort', done);
      }),
  };
};
