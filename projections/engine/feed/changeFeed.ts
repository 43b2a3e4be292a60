import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '../../../schema/domainEvents.ts';
import type { ChangeFeed, FeedEntry } from '../../../schema/ports/changeFeed.ts';
import { startPosition } from '../../../schema/ports/eventLog.ts';
import type { WrittenBatch } from '../batchWriter.ts';
import {
  connectFeed,
  type FeedConnection,
  type FeedPage,
  type UnreadEntry,
} from './feedConnection.ts';
import { type FeedListener, FeedListeners } from './feedListeners.ts';
import { Resumptions } from './resumptions.ts';
import { notReady, Waiters } from './waiters.ts';

/** The feed of a process that may also be the one that projects. */
export interface LocalChangeFeed extends ChangeFeed {
  /** Takes a batch from the runner of this process right after its commit. */
  accept(batch: Pick<WrittenBatch, 'from' | 'position' | 'writer' | 'patches'>): void;
}

/** Behind every position: digits sort before letters. */
const endPosition: Position = 'z';

/** Positions compare as text. */
const later = (one: Position, other: Position): Position => [one, other].sort()[1] ?? other;

const backoff = { firstMs: 100, lastMs: 2_000 };

/**
 * Follows what projectors write, in whatever process: LISTENs on one connection, reads the feed by
 * position from where it stands, and fans out in memory: what that costs depends on the news, not on
 * who follows. Polls every `pollMs` besides, since a notice may be lost.
 */
export const createChangeFeed = (options: {
  connectionString: string;
  pollMs?: number;
  /** Told of lost connections and of listeners that throw. */
  onError?: (error: unknown) => void;
}): LocalChangeFeed => new PostgresChangeFeed(options);

class PostgresChangeFeed implements LocalChangeFeed {
  #reached: Position = startPosition;
  #connection: FeedConnection | undefined;
  readonly #waiters = new Waiters();
  readonly #listeners: FeedListeners;
  readonly #resumptions: Resumptions;
  #pulling: Promise<void> | undefined;
  #pullAgain = false;
  #localWriter: string | undefined;
  #poll: NodeJS.Timeout | undefined;
  readonly #stopped = new AbortController();

  constructor(
    private readonly options: {
      connectionString: string;
      pollMs?: number;
      onError?: (error: unknown) => void;
    },
  ) {
    this.#listeners = new FeedListeners((error) => options.onError?.(error));
    this.#resumptions = new Resumptions(options.connectionString);
  }

  async start(): Promise<void> {
    const { connection, page } = await this.#connect();
    this.#connection = connection;
    this.#reached = later(page.floor, page.reached);
    this.#poll = setInterval(() => this.#pull(), this.options.pollMs ?? 1_000);
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    clearInterval(this.#poll);
    await this.#connection?.close();
    await this.#pulling;
    await this.#resumptions.end();
    this.#listeners.clear();
  }

  reached(): Position {
    return this.#reached;
  }

  /** Without a connection nobody knows whether the read models have been taken back. */
  async waitFor(position: Position, timeoutMs = 2_000): Promise<void> {
    if (!this.#connection || this.#reached < position)
      await this.#waiters.wait(position, timeoutMs);
  }

  subscribe(topic: string, listener: FeedListener): () => void {
    return this.#listeners.add(topic, listener);
  }

  async since(topic: string, after: Position): Promise<FeedEntry[] | 'tooOld'> {
    try {
      return await this.#resumptions.since(topic, after);
    } catch (error) {
      this.options.onError?.(error);
      throw notReady();
    }
  }

  accept({ from, position, writer, patches }: Parameters<LocalChangeFeed['accept']>[0]): void {
    this.#localWriter = writer;
    if (position <= this.#reached) return;
    if (from > this.#reached) this.#pull();
    else {
      for (const { topic, patch } of patches) this.#listeners.tell({ position, topic, patch });
      this.#advance(position);
    }
  }

  /**
   * Commits of read models do not wait for the disk: where PostgreSQL crashes, the last of them are
   * taken back and projected again. Until then they are not shown, and are told once more.
   */
  #goBackTo(reached: Position): void {
    if (reached < this.#reached) this.#reached = reached;
    this.#waiters.reached(this.#reached);
  }

  #advance(position: Position): void {
    if (position <= this.#reached) return;
    this.#reached = position;
    this.#waiters.reached(position);
  }

  /** Reads what is new; a call while reading makes it read once more. */
  #pull(): void {
    if (this.#stopped.signal.aborted || !this.#connection) return;
    if (this.#pulling) {
      this.#pullAgain = true;
      return;
    }
    this.#pullAgain = false;
    this.#pulling = this.#pullOnce(this.#connection)
      .catch((error) => this.options.onError?.(error))
      .finally(() => {
        this.#pulling = undefined;
        if (this.#pullAgain) this.#pull();
      });
  }

  /** What the runner handed over meanwhile is left out. */
  async #pullOnce(connection: FeedConnection): Promise<void> {
    const page = await connection.read(this.#reached);
    if (page.floor > this.#reached) return this.#startAnew(page);
    for (const entry of page.entries) if (entry.position > this.#reached) this.#tell(entry);
    this.#advance(page.upTo);
    this.#pullAgain ||= page.upTo < page.reached;
  }

  #tell({ position, topic, json }: UnreadEntry): void {
    if (this.#listeners.has(topic))
      this.#listeners.tell({ position, topic, patch: JSON.parse(json) });
  }

  /** Entries were pruned before they were read, or the read models were rebuilt: all is to be asked again. */
  #startAnew({ reached, floor }: FeedPage): void {
    const position = later(floor, reached);
    for (const topic of this.#listeners.topics())
      this.#listeners.tell({ position, topic, patch: { resync: true } });
    this.#advance(position);
  }

  async #connect(): Promise<{ connection: FeedConnection; page: FeedPage }> {
    const connection = await connectFeed(this.options.connectionString, (writer) => {
      if (writer !== this.#localWriter) this.#pull();
    });
    const page = await connection.read(endPosition);
    void connection.gone.then(() => this.#reconnect());
    return { connection, page };
  }

  async #reconnect(): Promise<void> {
    this.#connection = undefined;
    const { signal } = this.#stopped;
    for (let wait = backoff.firstMs; !signal.aborted; wait = Math.min(wait * 2, backoff.lastMs)) {
      try {
        const { connection, page } = await this.#connect();
        if (signal.aborted) return await connection.close();
        this.#connection = connection;
        this.#goBackTo(page.reached);
        return this.#pull();
      } catch (error) {
        this.options.onError?.(error);
        await pause(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
