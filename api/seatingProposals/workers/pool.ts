import type { Worker } from 'node:worker_threads';
import { Refusal } from '../../../schema/refusal.ts';
import type { EngineProgress } from '../engine.ts';
import { type Kind, stops, type Work, type WorkerReply, type WorkerRequest } from './messages.ts';
import { startWorker } from './startWorker.ts';

/** A few threads that run the engine beside the server's own thread. */
export type WorkerPool = {
  /**
   * Runs a task in the next free worker. When `signal` is aborted, a waiting task never starts, and a running
   * one answers with its result so far, if it does so at once. Aborted with `discarding` as the reason, it
   * ends without an answer.
   * @throws Refusal ENGINE_BUSY if too many tasks wait; WorkerLost if its thread ended, by itself or because
   * the pool was closed; RunStopped if it was aborted without a result
   */
  run: <K extends Kind>(
    kind: K,
    task: Work[K]['task'],
    options?: RunOptions,
  ) => Promise<Work[K]['answer']>;
  /** Whether another task may wait. */
  hasRoom: () => boolean;
  /** @throws Refusal ENGINE_BUSY if too many tasks wait */
  refuseExcess: () => void;
  /** The running threads, busy or not. */
  threads: () => Worker[];
  close: () => Promise<void>;
};

export type RunOptions = {
  signal?: AbortSignal;
  onProgress?: (progress: EngineProgress) => void;
  onBegin?: () => void;
};

/** The thread of a task ended before the task did. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

/** The reason to abort a task whose answer nobody wants. */
export const discarding = Symbol('discarding');

/** A task was aborted before it had an answer. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped';
}

type Job = RunOptions & {
  request: WorkerRequest;
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
};

export const mostWaiting = 16;
/**
 * The milliseconds that an aborted task may take to answer. A worker often checks whether it must stop, so
 * only one that hangs, or gets no processor time, takes that long.
 */
const graceMs = 5_000;
/**
 * The milliseconds that a task may take without a sign of life. Even on a busy machine, the largest plans take
 * seconds before, between and after reports. Without this limit, a thread that hangs would be lost for good.
 */
export const mostSilentMs = 120_000;

/** @param size the most threads; each starts when it is first needed */
export const createWorkerPool = (size: number, start = startWorker): WorkerPool => {
  const waiting: Job[] = [];
  const threads = createThreads(start);
  let busy = 0;
  let isClosed = false;

  const next = (): void => {
    while (!isClosed && busy < size) {
      const job = waiting.shift();
      if (!job) return;
      busy += 1;
      void work(job).finally(() => {
        busy -= 1;
        next();
      });
    }
  };

  const work = async (job: Job): Promise<void> => {
    let worker: Worker | undefined;
    try {
      worker = await threads.take();
      if (isClosed) throw closed();
      const answer = await answerOf(worker, job);
      threads.giveBack(worker);
      job.resolve(answer as never);
    } catch (error) {
      if (worker && error instanceof RunStopped) threads.giveBack(worker);
      job.reject(error);
    }
  };

  const remove = (job: Job): void => {
    const at = waiting.indexOf(job);
    if (at < 0) return;
    waiting.splice(at, 1);
    job.reject(neverBegun());
  };

  const hasRoom = (): boolean => busy < size || waiting.length < mostWaiting;
  const refuseExcess = (): void => {
    if (!hasRoom()) throw engineBusy();
  };

  return {
    hasRoom,
    refuseExcess,
    run: async (kind, task, options = {}) => {
      const { signal } = options;
      if (isClosed) throw closed();
      if (signal?.aborted) throw neverBegun();
      refuseExcess();
      const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
      const request = { kind, task, stop } as WorkerRequest;
      let abort = () => {};
      try {
        return await new Promise((resolve, reject) => {
          const job: Job = { ...options, request, resolve, reject };
          abort = () => remove(job);
          signal?.addEventListener('abort', abort, { once: true });
          waiting.push(job);
          next();
        });
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
    threads: threads.all,
    close: async () => {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(closed());
      await Promise.all(threads.all().map((worker) => worker.terminate()));
    },
  };
};

/** The threads of a pool, reused until they end. */
const createThreads = (start: typeof startWorker) => {
  const idle = new Set<Worker>();
  const all = new Set<Worker>();

  const begin = async (): Promise<Worker> => {
    const worker = await start();
    all.add(worker);
    worker.unref();
    worker.once('exit', () => {
      all.delete(worker);
      idle.delete(worker);
    });
    // `answerOf` handles the errors of a busy thread. An unhandled error of an idle thread would end the
    // process.
    worker.on('error', () => undefined);
    return worker;
  };

  return {
    all: () => [...all],
    take: async (): Promise<Worker> => {
      const [worker] = idle;
      if (!worker) return begin();
      idle.delete(worker);
      return worker;
    },
    giveBack: (worker: Worker): void => {
      if (all.has(worker)) idle.add(worker);
    },
  };
};

const neverBegun = () => new RunStopped('It was stopped before it began.');

const closed = () => new WorkerLost('The server is stopping.');

const engineBusy = () =>
  new Refusal(
    'ENGINE_BUSY',
    'Too many seatings are being worked out. Please try again in a moment.',
  );

/** Lets a worker do a job. Ends a worker that is slow to stop or hangs, and does not reuse one that fails. */
const answerOf = (worker: Worker, job: Job): Promise<unknown> =>
  new Promise((resolve, reject) => {
    let grace: NodeJS.Timeout | undefined;
    const silence = setTimeout(() => void worker.terminate(), mostSilentMs).unref();
    const { signal } = job;
    const settle = (finish: () => void) => {
      clearTimeout(grace);
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
      worker.off('message', receive).off('error', fail).off('exit', exit);
      finish();
    };
    const receive = (reply: WorkerReply) => {
      silence.refresh();
      if ('progress' in reply) job.onProgress?.(reply.progress);
      else if ('answer' in reply) settle(() => resolve(reply.answer));
      else if ('discarded' in reply) settle(() => reject(stopped()));
      else settle(() => reject(new Error(reply.problem)));
    };
    const fail = (error: Error) =>
      settle(() => reject(new WorkerLost('The engine failed.', { cause: error })));
    const exit = () =>
      settle(() =>
        reject(signal?.aborted ? stopped() : new WorkerLost('The engine stopped unexpectedly.')),
      );
    const abort = () => {
      const stop = signal?.reason === discarding ? stops.discard : stops.answer;
      Atomics.store(new Int32Array(job.request.stop), 0, stop);
      grace = setTimeout(() => void worker.terminate(), graceMs);
    };
    worker.on('message', receive).on('error', fail).on('exit', exit);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    job.onBegin?.();
    worker.postMessage(job.request);
  });

const stopped = () => new RunStopped('It was stopped without an answer.');
