import type { EventEmitter } from 'node:events';
import { type Bounds, boundedTurns } from './boundedTurns.ts';

/** A thread or a process that answers messages. Emits `message`, and `error` or `exit` on failure. */
export type JobWorker = EventEmitter & {
  postMessage(job: unknown, transferred?: ArrayBuffer[]): void;
  terminate(): unknown;
  /** Keeps the planner from ending. */
  ref(): void;
  unref(): void;
};

type WorkerJobs = Bounds & {
  /** The time for one job, in milliseconds. */
  patience: number;
  start: () => Promise<JobWorker>;
  /**
   * The milliseconds for which an idle worker is kept for the next job, with its code loaded. At most one is
   * kept. If absent, a worker ends with its job.
   */
  keep?: number;
};

type Options = {
  transferred?: ArrayBuffer[];
  /** Aborted when nobody waits for the job any more. The job then gives up its place, or its worker. */
  signal?: AbortSignal | undefined;
};

/** Why there is no answer: the job took too much time or too much memory. */
export type WorkerFailure = 'tooSlow' | 'tooMuch';

/**
 * Runs jobs in threads or processes, each one job at a time, so that a job holds up no request. A worker ends
 * with its job, or is kept for the next one; it always ends with a failed job.
 * @returns the answer, or why there is none. Throws NOT_READY if too many jobs wait, the signal's reason, and
 * any other error of a worker.
 */
export const workerJobs = <Job, Answer extends object>(settings: WorkerJobs) => {
  const { patience, start, keep } = settings;
  const workers = keep === undefined ? { take: start, give: end } : keptWorker(start, keep);
  const inTurn = boundedTurns(settings);

  return (job: Job, { transferred = [], signal }: Options = {}): Promise<Answer | WorkerFailure> =>
    inTurn(async () => {
      const worker = await workers.take();
      let answer: Answer | WorkerFailure | undefined;
      try {
        answer = await answerOf<Job, Answer>(worker, job, { transferred, patience, signal });
        return answer;
      } finally {
        if (typeof answer === 'object') workers.give(worker);
        else end(worker);
      }
    }, signal);
};

const nothing = (): void => undefined;
/** Ends a worker. Ignores errors that it still reports. */
const end = (worker: JobWorker): void => {
  worker.on('error', nothing);
  void worker.terminate();
};

/** Workers, of which an idle one is kept for a while without keeping the planner from ending. */
const keptWorker = (start: () => Promise<JobWorker>, keep: number) => {
  let kept: { worker: JobWorker; overdue: NodeJS.Timeout } | undefined;
  const release = (): JobWorker | undefined => {
    if (!kept) return undefined;
    const { worker, overdue } = kept;
    kept = undefined;
    clearTimeout(overdue);
    return worker.off('error', release).off('exit', release);
  };
  return {
    take: async (): Promise<JobWorker> => {
      const worker = release();
      worker?.ref();
      return worker ?? start();
    },
    give: (worker: JobWorker): void => {
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

/** Whether a job ran out of memory, or exceeded the size limit of a buffer, string or stack. */
const isTooMuch = (error: Error & { code?: string }): boolean =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError;

const answerOf = <Job, Answer>(
  worker: JobWorker,
  job: Job,
  { transferred, patience, signal }: Options & Pick<WorkerJobs, 'patience'>,
): Promise<Answer | WorkerFailure> =>
  new Promise<Answer | WorkerFailure>((resolve, reject) => {
    const settle = (finish: () => void): void => {
      clearTimeout(overdue);
      worker.off('message', answer).off('error', fail).off('exit', ended);
      signal?.removeEventListener('abort', leave);
      finish();
    };
    const answer = (given: Answer | WorkerFailure): void => settle(() => resolve(given));
    const fail = (error: Error): void =>
      isTooMuch(error) ? answer('tooMuch') : settle(() => reject(error));
    const ended = (): void => fail(new Error('The worker ended without an answer'));
    const leave = (): void => settle(() => reject(signal?.reason));
    const overdue = setTimeout(() => answer('tooSlow'), patience);
    worker.on('message', answer).on('error', fail).on('exit', ended);
    signal?.addEventListener('abort', leave);
    if (signal?.aborted) leave();
    else worker.postMessage(job, transferred);
  });
