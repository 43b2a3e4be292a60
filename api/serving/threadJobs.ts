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
  /**
   * In milliseconds: how long a thread without a job is kept for the next one, which finds all code loaded. One is
   * kept at most. Left out: a thread ends with its job.
   */
  keep?: number;
  /** Of the refusal where as many wait as may. */
  busy: string;
};

type Options = {
  transferred?: ArrayBuffer[];
  /** Aborted when nobody waits for the job any more: then it gives its place, or its thread, to the next. */
  signal?: AbortSignal | undefined;
};

/** How a thread ended without an answer: its time was up, or it failed, as where its memory was. */
export type ThreadFailure = 'tooSlow' | 'failed';

/**
 * Does jobs in threads, one job in a thread at a time: what a job does holds up no request. A thread ends with its
 * job, or is kept for the next one; where a job fails, it ends in any case.
 * @returns the answer, or why there is none. Throws NOT_READY where too many wait, and the signal's reason.
 */
export const threadJobs = <Job, Told extends object>(settings: ThreadJobs) => {
  const { atOnce, waiting, patience, start, keep, busy: message } = settings;
  const threads = keep === undefined ? { take: start, give: end } : keptThread(start, keep);
  const queue: (() => void)[] = [];
  let busy = 0;

  const turn = async (signal: AbortSignal | undefined): Promise<void> => {
    signal?.throwIfAborted();
    if (busy < atOnce) busy += 1;
    else if (queue.length >= waiting) throw new Refusal('NOT_READY', message);
    else await placeInQueue(queue, signal);
  };
  /** Gives the place to the next in the queue. */
  const done = (): void => {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  };

  return async (
    job: Job,
    { transferred = [], signal }: Options = {},
  ): Promise<Told | ThreadFailure> => {
    await turn(signal);
    try {
      const worker = await threads.take();
      const told = await answerOf<Job, Told>(worker, job, { transferred, patience, signal });
      if (typeof told === 'string') end(worker);
      else threads.give(worker);
      signal?.throwIfAborted();
      return told;
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

const nothing = (): void => undefined;
/** Its last error, if it has one on the way, is nobody's any more. */
const end = (worker: Worker): void => {
  worker.on('error', nothing);
  void worker.terminate();
};

/** Threads, of which one without a job is kept for a while. It keeps no process from ending. */
const keptThread = (start: () => Promise<Worker>, keep: number) => {
  let kept: { worker: Worker; overdue: NodeJS.Timeout } | undefined;
  const release = (): Worker | undefined => {
    if (!kept) return undefined;
    const { worker, overdue } = kept;
    kept = undefined;
    clearTimeout(overdue);
    return worker.off('error', release).off('exit', release);
  };
  return {
    take: async (): Promise<Worker> => {
      const worker = release();
      worker?.ref();
      return worker ?? start();
    },
    give: (worker: Worker): void => {
      if (kept) {
        end(worker);
        return;
      }
      const overdue = setTimeout(() => {
        release();
        end(worker);
      }, keep);
      overdue.unref();
      worker.unref();
      worker.on('error', release).on('exit', release);
      kept = { worker, overdue };
    },
  };
};

const answerOf = <Job, Told>(
  worker: Worker,
  job: Job,
  { transferred, patience, signal }: Options & Pick<ThreadJobs, 'patience'>,
): Promise<Told | ThreadFailure> =>
  new Promise<Told | ThreadFailure>((resolve) => {
    const answer = (told: Told | ThreadFailure): void => {
      clearTimeout(overdue);
      worker.off('message', answer).off('error', fail).off('exit', fail);
      signal?.removeEventListener('abort', fail);
      resolve(told);
    };
    const fail = (): void => answer('failed');
    const overdue = setTimeout(() => answer('tooSlow'), patience);
    worker.on('message', answer).on('error', fail).on('exit', fail);
    signal?.addEventListener('abort', fail);
    if (signal?.aborted) fail();
    else worker.postMessage(job, transferred);
  });
