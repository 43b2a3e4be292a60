import type { Worker } from 'node:worker_threads';
import { Refusal } from '../../schema/refusal.ts';

type ThreadJobs = {
  /** Jobs that are done at the same time. */
  atOnce: number;
  /** Jobs that wait meanwhile. */
  waiting: number;
  /** In milliseconds: the time for one job. */
  patience: number;
  start: () => Promise<Worker>;
  /** Of the refusal where as many wait as may. */
  busy: string;
};

/** How a thread ended without an answer: its time was up, or it failed, as where its memory was. */
export type ThreadFailure = 'tooSlow' | 'failed';

/**
 * Does jobs in threads, each in one of its own that ends with it: what a job does holds up no request.
 * @returns the answer, or why there is none. Throws NOT_READY where too many wait.
 */
export const threadJobs = <Job, Told extends object>(settings: ThreadJobs) => {
  const { atOnce, waiting, patience, start, busy: message } = settings;
  const queue: (() => void)[] = [];
  let busy = 0;

  const turn = async (): Promise<void> => {
    if (busy < atOnce) busy += 1;
    else if (queue.length >= waiting) throw new Refusal('NOT_READY', message);
    else await new Promise<void>((resolve) => queue.push(resolve));
  };
  /** Gives the place to the next in the queue. */
  const done = (): void => {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  };

  return async (job: Job, transferred: ArrayBuffer[] = []): Promise<Told | ThreadFailure> => {
    await turn();
    try {
      return await answerOf<Job, Told>(await start(), job, transferred, patience);
    } finally {
      done();
    }
  };
};

/** Ends the thread in any case. */
const answerOf = <Job, Told>(
  worker: Worker,
  job: Job,
  transferred: ArrayBuffer[],
  patience: number,
): Promise<Told | ThreadFailure> =>
  new Promise<Told | ThreadFailure>((resolve) => {
    const overdue = setTimeout(() => resolve('tooSlow'), patience);
    worker
      .once('message', (told: Told) => resolve(told))
      .once('error', () => resolve('failed'))
      .once('exit', () => {
        clearTimeout(overdue);
        resolve('failed');
      });
    worker.postMessage(job, transferred);
  }).finally(() => void worker.terminate());
