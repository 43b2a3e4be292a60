import type pg from 'pg';
import { isRefusal, Refusal } from '../../../schema/refusal.ts';
import type { Resources } from '../../slice.ts';
import type { EngineResult, EngineTask } from '../engine.ts';
import { discarding, RunStopped, WorkerLost, type WorkerPool } from '../workers/pool.ts';
import {
  beginJob,
  channel,
  endJob,
  type JobRow,
  type NewJob,
  readJob,
  readRunning,
  readVerification,
  renewJobs,
  reportProgress,
  requestCancel,
} from './rows.ts';

type Found = (result: EngineResult) => Promise<unknown>;
type LookAt = (result: EngineResult, signal: AbortSignal) => Promise<unknown>;
export type JobListener = (job: JobRow) => void;

const renewEveryMs = 5_000;

type Own = { stop: AbortController; cancel: JobRow['cancel']; ended: Promise<void> };

/**
 * The runs of the engine that members wait for. A job lives in one process. All processes read its progress,
 * and ask for its cancellation, by its row.
 */
export class SeatingJobs {
  readonly #own = new Map<string, Own>();
  readonly #listeners = new Map<string, Set<JobListener>>();
  readonly #expiries = new Map<string, NodeJS.Timeout>();
  readonly #renewal: NodeJS.Timeout;
  readonly #unlisten: () => void;
  readonly #pool: pg.Pool;

  constructor(
    private readonly resources: Pick<Resources, 'pool' | 'notices' | 'onError'>,
    private readonly workers: WorkerPool,
  ) {
    this.#pool = resources.pool;
    this.#renewal = setInterval(() => void this.#renew().catch(resources.onError), renewEveryMs);
    this.#renewal.unref();
    this.#unlisten = resources.notices.listen(channel, {
      onNotice: (id) => this.#refresh(id),
      onResumed: () => {
        for (const id of new Set([...this.#own.keys(), ...this.#listeners.keys()]))
          this.#refresh(id);
      },
    });
  }

  /**
   * Starts a job, and works on it in the background. `found` records the engine's result; its answer is
   * stored with the job. `lookAt` runs before, while the job can still be cancelled.
   * @throws Refusal PROPOSAL_RUNNING, ENGINE_BUSY
   */
  async begin(job: NewJob, task: EngineTask, found: Found, lookAt?: LookAt): Promise<JobRow> {
    const known = await readJob(this.#pool, job.id);
    if (known) return known;
    this.workers.refuseExcess();
    const refused = await beginJob(this.#pool, job);
    if (refused === 'event') throw runningFor((await readRunning(this.#pool, job.eventId))?.id);
    if (refused) throw runningForMember();
    const own: Own = { stop: new AbortController(), cancel: null, ended: Promise.resolve() };
    own.ended = this.#work(job.id, task, own, found, lookAt).finally(() =>
      this.#own.delete(job.id),
    );
    this.#own.set(job.id, own);
    return (await readJob(this.#pool, job.id)) as JobRow;
  }

  read(id: string): Promise<JobRow | undefined> {
    return readJob(this.#pool, id);
  }

  verificationOf(proposalId: string): Promise<JobRow | undefined> {
    return readVerification(this.#pool, proposalId);
  }

  /** Stops a job of any process. Waits for its end if it is one of this process. */
  async cancel(id: string, cancel: 'discard' | 'keep'): Promise<void> {
    await requestCancel(this.#pool, id, cancel);
    const own = this.#own.get(id);
    if (!own) return;
    this.#stop(own, cancel);
    await own.ended;
  }

  /** Calls the listener with the job now and after each change. Returns a function that unsubscribes. */
  follow(id: string, listener: JobListener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    this.#refresh(id);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#listeners.get(id) !== listeners) return;
      this.#listeners.delete(id);
      clearTimeout(this.#expiries.get(id));
      this.#expiries.delete(id);
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#renewal);
    this.#unlisten();
    for (const timer of this.#expiries.values()) clearTimeout(timer);
    await this.workers.close();
    await Promise.all([...this.#own.values()].map(({ ended }) => ended));
  }

  async #work(
    id: string,
    task: EngineTask,
    own: Own,
    found: Found,
    lookAt?: LookAt,
  ): Promise<void> {
    let writing: Promise<unknown> | undefined;
    const report = (progress: Parameters<typeof reportProgress>[2]) => {
      // Skips progress that arrives during a write, because the next report replaces it.
      writing ??= reportProgress(this.#pool, id, progress)
        .catch(this.resources.onError)
        .finally(() => {
          writing = undefined;
        });
    };
    try {
      const result = await this.workers.run('run', task, {
        signal: own.stop.signal,
        onProgress: report,
      });
      await writing;
      await lookAt?.(result, own.stop.signal);
      if (own.cancel === 'discard') return void (await endJob(this.#pool, id, 'cancelled'));
      // Other processes may have declared this job lost.
      if ((await renewJobs(this.#pool, [id])).length === 0) return;
      await endJob(this.#pool, id, 'done', { result: await found(result) });
    } catch (error) {
      await writing;
      await this.#fail(id, error).catch(this.resources.onError);
    }
  }

  async #fail(id: string, error: unknown): Promise<void> {
    if (error instanceof RunStopped) return void (await endJob(this.#pool, id, 'cancelled'));
    const isKnown = error instanceof WorkerLost || isRefusal(error);
    if (!isKnown || error.cause) this.resources.onError(error);
    const what = isKnown ? error.message : 'Something went wrong on our side.';
    await endJob(this.#pool, id, 'failed', { problem: `${what} The plan is as it was.` });
  }

  #stop(own: Own, cancel: JobRow['cancel']): void {
    own.cancel ??= cancel;
    own.stop.abort(own.cancel === 'discard' ? discarding : undefined);
  }

  #refresh(id: string): void {
    const own = this.#own.get(id);
    const listeners = this.#listeners.get(id);
    if (!own && !listeners) return;
    readJob(this.#pool, id).then((job) => {
      if (!job) return;
      if (own && job.cancel) this.#stop(own, job.cancel);
      for (const listener of listeners ?? []) listener(job);
      if (listeners && !isOver(job)) this.#refreshIn(id, job.expiresInMs + 50);
    }, this.resources.onError);
  }

  /** A process that died sends no notice, so its jobs are read again when they expire. */
  #refreshIn(id: string, ms: number): void {
    clearTimeout(this.#expiries.get(id));
    if (!this.#listeners.has(id)) return;
    this.#expiries.set(id, setTimeout(() => this.#refresh(id), ms).unref());
  }

  async #renew(): Promise<void> {
    const ids = [...this.#own.keys()];
    if (ids.length > 0) await renewJobs(this.#pool, ids);
  }
}

/** Whether a job has ended, in whatever way. */
export const isOver = ({ state }: JobRow): boolean => state !== 'waiting' && state !== 'running';

const runningFor = (id: string | undefined) => {
  const message = 'A proposal is being worked out for this event already';
  return new Refusal('PROPOSAL_RUNNING', message, [], id === undefined ? {} : { id });
};
const runningForMember = () =>
  new Refusal('PROPOSAL_RUNNING', 'Wait for your running proposals, or cancel one');
