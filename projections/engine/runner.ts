import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Position, RecordedEvent } from '../../schema/domainEvents.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { connectionConfig, cutConnection, endConnection } from '../../schema/ports/postgres.ts';
import type { RunnerStatus } from '../../schema/ports/runnerStatus.ts';
import { Backlog } from './backlog.ts';
import { type Batch, BatchWriter, type WrittenBatch } from './batchWriter.ts';
import {
  CannotContinue,
  openCheckpoint,
  outdatedProjectors,
  readCheckpoint,
  recordStopped,
} from './checkpoints.ts';
import type { LocalChangeFeed } from './feed/changeFeed.ts';
import { pruneFeed } from './feed/pruneFeed.ts';
import { acquireLead, type Leadership } from './leadership.ts';
import { NewerCodeNeeded, type Projector } from './projector.ts';
import { rebuild } from './rebuild.ts';
import { isCausedByEvent } from './rows/writeApart.ts';
import { writerSettings } from './rows/writer.ts';
import { RunnerProgress } from './runnerStatus.ts';
import { reasonOf, type SetAside } from './setAside/setAside.ts';

export interface Runner {
  /** Starts projecting, and continues through restarts of PostgreSQL and the log. */
  start(): void;
  /** Finishes the present batch and releases the lock for another runner. */
  stop(): Promise<void>;
  status(): RunnerStatus;
  /** Calls the listener after each commit of this runner. Returns a function that unsubscribes. */
  onAdvanced(listener: (batch: WrittenBatch) => void): () => void;
}

export type RunnerOptions = {
  log: EventLog;
  connectionString: string;
  /** This process's feed receives each batch directly, without the database. */
  feed?: Pick<LocalChangeFeed, 'accept'>;
  /** All projectors of the read models. */
  projectors: readonly Projector[];
  /** Called with each new failure. `onNotice` is called with each rebuild at the start. */
  onError?: (error: unknown) => void;
  onNotice?: (text: string) => void;
  /** Called with each stream set aside, after the commit. */
  onSetAside?: (setAside: SetAside) => void;
  batchSize?: number;
  beforeCommit?: (batch: Batch) => Promise<void>;
};

const backoff = { firstMs: 100, lastMs: 5_000 };
const pruneEveryMs = 60_000;
/** The milliseconds after which a silent server counts as gone. A batch takes far less. */
const answerWithinMs = 20_000;
/** Milliseconds for the present batch after the lock is lost or given up. */
const finishWithinMs = 5_000;

/** Creates the runner of this process. Only one runner of all processes leads. */
export const createRunner = (options: RunnerOptions): Runner => new LogRunner(options);

class LogRunner implements Runner {
  readonly #id = randomUUID();
  readonly #projectors: readonly Projector[];
  readonly #listeners = new Set<(batch: WrittenBatch) => void>();
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;
  #backlog: Backlog | undefined;
  readonly #progress = new RunnerProgress();
  #prunedAt = 0;
  /** The position at which this runner left the lead to newer code. */
  #steppedBackAt: Position | undefined;

  constructor(private readonly options: RunnerOptions) {
    this.#projectors = options.projectors;
    const { feed } = options;
    if (feed) this.#listeners.add((batch) => feed.accept(batch));
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    this.#progress.enter('stopped');
  }

  status(): RunnerStatus {
    return this.#progress.status(this.#backlog);
  }

  onAdvanced(listener: (batch: WrittenBatch) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    let wait = backoff.firstMs;
    while (!signal.aborted) {
      const before = this.#progress.batches;
      try {
        await this.#leadOnce();
        wait = backoff.firstMs;
      } catch (error) {
        if (signal.aborted) return;
        wait = this.#progress.batches > before ? backoff.firstMs : wait;
        this.#fail(error);
        await pause(isLasting(error) ? backoff.lastMs : wait, undefined, { signal }).catch(
          () => undefined,
        );
        wait = Math.min(wait * 2, backoff.lastMs);
      }
    }
  }

  #fail(error: unknown): void {
    // Leading again ends a failure to lead. Other lasting failures end with a written batch.
    const endsWithBatch = isLasting(error) && !(error instanceof CannotContinue);
    if (this.#progress.failed(error, endsWithBatch)) this.options.onError?.(error);
  }

  /** Holds the lock until it is lost or the runner stops. */
  async #leadOnce(): Promise<void> {
    let isExplained = false;
    const leadership = await acquireLead(
      this.options.connectionString,
      this.#stopping.signal,
      () => {
        this.#progress.enter('waiting');
        if (isExplained) return;
        isExplained = true;
        void this.#explainWaiting().catch(() => undefined);
      },
    );
    if (!leadership) return;
    const client = this.#createClient();
    const letGo = this.#cutInTime(client, leadership);
    try {
      await client.connect();
      await this.#rebuildOutdated(client);
      await this.#project(client, leadership);
    } catch (error) {
      if (isLasting(error)) await recordStopped(client, reasonOf(error)).catch(() => undefined);
      throw error;
    } finally {
      letGo();
      await Promise.all([endConnection(client), leadership.release()]);
    }
  }

  #createClient(): pg.Client {
    const client = new pg.Client({
      ...connectionConfig(this.options.connectionString, 'planner-runner', writerSettings),
      pipeline: true,
      query_timeout: answerWithinMs,
    });
    // A broken connection also rejects the pending query.
    client.on('error', () => undefined);
    return client;
  }

  /** Reports once that another runner leads with other projector versions. */
  async #explainWaiting(): Promise<void> {
    const client = this.#createClient();
    try {
      await client.connect();
      if (!(await readCheckpoint(client))) return;
      const outdated = await outdatedProjectors(client, this.#projectors);
      if (outdated.length === 0) return;
      const names = outdated.map(({ name }) => name).join(', ');
      this.options.onNotice?.(
        `Another process projects with older versions of ${names}: they are rebuilt once it stops`,
      );
    } catch (error) {
      if (error instanceof CannotContinue)
        this.options.onNotice?.(`Another process projects, and this one cannot: ${error.message}`);
    } finally {
      await endConnection(client);
    }
  }

  /** Cuts off a batch that does not end, so that it delays neither a stop nor the next runner. */
  #cutInTime(client: pg.Client, { lost }: Leadership): () => void {
    const over = AbortSignal.any([this.#stopping.signal, lost]);
    let timer: NodeJS.Timeout | undefined;
    const cutSoon = () => {
      timer = setTimeout(() => cutConnection(client), finishWithinMs);
    };
    over.addEventListener('abort', cutSoon, { once: true });
    return () => {
      over.removeEventListener('abort', cutSoon);
      clearTimeout(timer);
    };
  }

  async #rebuildOutdated(client: pg.Client): Promise<void> {
    const { log, connectionString, onNotice } = this.options;
    await openCheckpoint(client, log.store, this.#projectors);
    const outdated = await outdatedProjectors(client, this.#projectors);
    if (outdated.length === 0) return;
    this.#progress.enter('rebuilding');
    const names = outdated.map(({ name }) => name).join(', ');
    onNotice?.(`New projector versions: rebuilding ${names}`);
    const { signal } = this.#stopping;
    const projectors = this.#projectors;
    const done = await rebuild({ connectionString, log, projectors, only: outdated, signal });
    onNotice?.(`Rebuilt ${names} from ${done.events} domain events`);
    for (const setAside of done.newlySetAside) this.options.onSetAside?.(setAside);
  }

  async #project(client: pg.Client, { lost }: Leadership): Promise<void> {
    const { log, batchSize = 2_000, beforeCommit } = this.options;
    const { store } = log;
    const position = await openCheckpoint(client, store, this.#projectors);
    const ended = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, lost, ended.signal]);
    const writer = new BatchWriter({
      client,
      projectors: this.#projectors,
      store,
      writer: this.#id,
      onFailing: this.#stepBackOnce,
      beforeCommit,
    });
    const backlog = new Backlog(log, position, signal, batchSize);
    this.#backlog = backlog;
    this.#progress.enter('leading');
    try {
      for (let batch = await backlog.take(); batch; batch = await backlog.take()) {
        this.#progress.began();
        this.#advanced(await writer.write(batch));
        await this.#pruneNowAndThen(client);
      }
    } finally {
      ended.abort();
      this.#backlog = undefined;
    }
    if (lost.aborted && !this.#stopping.signal.aborted)
      throw new Error('The connection that holds the lock of the runner is gone.');
  }

  #advanced(batch: WrittenBatch): void {
    this.#progress.wrote(batch);
    for (const listener of this.#listeners) listener(batch);
    for (const setAside of batch.setAside) this.options.onSetAside?.(setAside);
  }

  /**
   * Leaves an event of newer code to a process with such code. If none has taken the lead by the next
   * attempt, the event's stream is set aside.
   */
  readonly #stepBackOnce = ({ position }: RecordedEvent, error: unknown): void => {
    if (!(error instanceof NewerCodeNeeded) || this.#steppedBackAt === position) return;
    this.#steppedBackAt = position;
    throw error;
  };

  async #pruneNowAndThen(client: pg.Client): Promise<void> {
    if (Date.now() - this.#prunedAt < pruneEveryMs) return;
    this.#prunedAt = Date.now();
    await pruneFeed(client);
  }
}

/** Whether retrying at once is pointless, because events, code or data must change first. */
const isLasting = (error: unknown): boolean =>
  isCausedByEvent(error) ||
  error instanceof CannotContinue ||
  /^42/.test((error as { code?: string })?.code ?? '');
