import { Refusal } from '../../schema/refusal.ts';

export type Bounds = {
  /** The number of jobs that run at the same time. */
  atOnce: number;
  /** The number of jobs that may wait meanwhile. */
  waiting: number;
  /** The text of the refusal when the queue is full. */
  busy: string;
};

/**
 * Limits concurrency, first come, first served. A job whose signal is aborted leaves the queue.
 * @throws Refusal NOT_READY if too many jobs wait; the signal's reason
 */
export const boundedTurns = ({ atOnce, waiting, busy: message }: Bounds) => {
  const queue: (() => void)[] = [];
  let busy = 0;

  const turn = async (signal: AbortSignal | undefined): Promise<void> => {
    signal?.throwIfAborted();
    if (busy < atOnce) busy += 1;
    else if (queue.length >= waiting) throw new Refusal('NOT_READY', message);
    else await placeInQueue(queue, signal);
  };
  /** Starts the next job in the queue. */
  const done = (): void => {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  };

  return async <Done>(work: () => Promise<Done>, signal?: AbortSignal): Promise<Done> => {
    await turn(signal);
    try {
      return await work();
    } finally {
      done();
    }
  };
};

const placeInQueue = (queue: (() => void)[], signal: AbortSignal | undefined): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const next = (): void => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = (): void => {
      queue.splice(queue.indexOf(next), 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    queue.push(next);
  });
