import { availableParallelism } from 'node:os';
import type { Application } from '../application.ts';
import type { Resources } from '../slice.ts';
import { SeatingJobs } from './jobs/jobs.ts';
import { createWorkerPool, type WorkerPool } from './workers/pool.ts';

export type Engine = {
  jobs: SeatingJobs;
  /** For runs that members watch, up to 30 s each. */
  workers: WorkerPool;
  /** For immediate answers: seatings and scores that must not wait behind long runs. */
  atOnce: WorkerPool;
  /** The iterations, or else the seconds, of a run. */
  effortFor: (seconds: number) => Effort;
};

export type Effort = { planned: number } | { seconds: number };

const engines = new WeakMap<Application, Engine>();

/** Starts the engine of an application. Its threads start with the first task. */
export const startEngine = (app: Application, resources: Resources): (() => Promise<void>) => {
  const workers = createWorkerPool(Math.max(1, availableParallelism() - 1));
  const atOnce = createWorkerPool(1);
  const { iterationsFor } = resources;
  const jobs = new SeatingJobs(resources, workers);
  engines.set(app, {
    jobs,
    workers,
    atOnce,
    effortFor: (seconds) => (iterationsFor ? { planned: iterationsFor(seconds) } : { seconds }),
  });
  return async () => {
    await Promise.all([jobs.close(), atOnce.close()]);
  };
};

/** @throws Error if the engine was not started */
export const engineOf = (app: Application): Engine => {
  const engine = engines.get(app);
  if (!engine) throw new Error('The seating engine was not started.');
  return engine;
};
