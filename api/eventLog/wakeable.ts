/**
 * Readers wait here for "there may be more"; whoever appends wakes them. A wake between a reader's
 * look and its wait is not lost: the reader says which wake it knew of when it looked.
 */
export type Wakeable = {
  wake: () => void;
  /** How many wakes there have been. Taken before looking, given to `wait` after. */
  seen: () => number;
  /** Resolves at the next wake after `seen`, after `ms`, or when the signal aborts. */
  wait: (seen: number, ms: number, signal?: AbortSignal) => Promise<void>;
};

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
