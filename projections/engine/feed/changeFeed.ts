import type { Position } from '../../../schema/domainEvents.ts';
import type { ChangeFeed, FeedEntry } from '../../../schema/ports/changeFeed.ts';
import { startPosition } from '../../../schema/ports/eventLog.ts';
import type { Notices } from '../../../schema/ports/notices.ts';
import type { WrittenBatch } from '../batchWriter.ts';
import { type FeedListener, FeedListeners } from './feedListeners.ts';
import { type FeedPage, readFeedPage, type UnreadEntry } from './feedPage.ts';
import { channel, type Notice, noticeIn } from './notice.ts';
import { Resumptions } from './resumptions.ts';
import { notReady, Waiters } from './waiters.ts';

/** A committed batch, as the runner passes it on. */
type Accepted = Pick<WrittenBatch, 'from' | 'position' | 'floor' | 'writer' | 'patches'>;

/** The feed of a process that may also be the one that projects. */
export interface LocalChangeFeed extends ChangeFeed {
  /** Accepts a batch from this process's runner right after its commit. */
  accept(batch: Accepted): void;
}

/** Sorts after every position: digits sort before letters. */
const endPosition: Position = 'z';

/** Positions compare as text. */
const later = (one: Position, other: Position): Position => [one, other].sort()[1] ?? other;

type ChangeFeedOptions = {
  notices: Notices;
  /** For resumptions, which use connections of their own. */
  connectionString: string;
  pollMs?: number;
  /** Reports failed reads and listeners that throw. */
  onError?: (error: unknown) => void;
};

/**
 * Follows the batches that projectors write in any process. A notice announces each batch. If somebody in
 * this process follows one of its topics, the feed is read from the last position and fanned out in memory.
 * Also polls every `pollMs`, because a notice can be lost.
 */
export const createChangeFeed = (options: ChangeFeedOptions): LocalChangeFeed =>
  new PostgresChangeFeed(options);

class PostgresChangeFeed implements LocalChangeFeed {
  #reached: Position = startPosition;
  /** The farthest position that this process has seen. */
  #farthest: Position = startPosition;
  /** Whether this connection has reported the position of the read models. */
  #isKnown = false;
  readonly #waiters = new Waiters();
  readonly #listeners: FeedListeners;
  readonly #resumptions: Resumptions;
  #isPulling = false;
  #pullAgain = false;
  #localWriter: string | undefined;
  #poll: NodeJS.Timeout | undefined;
  #unlisten: (() => void) | undefined;
  #isStopped = false;

  constructor(private readonly options: ChangeFeedOptions) {
    this.#listeners = new FeedListeners(this.#onError);
    this.#resumptions = new Resumptions(options.connectionString);
  }

  async start(): Promise<void> {
    const { notices, pollMs = 1_000 } = this.options;
    this.#unlisten = notices.listen(channel, {
      onNotice: (payload) => this.#heard(noticeIn(payload)),
      onLost: () => {
        this.#isKnown = false;
      },
      onResumed: () => void this.#back().catch(this.#onError),
    });
    const { floor, reached } = await readFeedPage(notices, endPosition);
    this.#reached = later(floor, reached);
    this.#farthest = this.#reached;
    this.#isKnown = true;
    this.#poll = setInterval(() => this.#pull(), pollMs);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#poll);
    this.#unlisten?.();
    this.#listeners.clear();
    await this.#resumptions.end();
  }

  reached(): Position {
    return this.#reached;
  }

  /** Also waits without a connection, because the read models may have gone back in the meantime. */
  async waitFor(position: Position, timeoutMs = 2_000): Promise<void> {
    if (!this.#isKnown || this.#reached < position) await this.#waiters.wait(position, timeoutMs);
  }

  async wasTakenBack(timeoutMs?: number): Promise<boolean> {
    if (this.#isKnown && this.#reached >= this.#farthest) return false;
    await this.waitFor(this.#farthest, timeoutMs);
    return true;
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

  accept(batch: Accepted): void {
    const { position, writer, patches } = batch;
    this.#localWriter = writer;
    if (position <= this.#reached) return;
    if (!this.#isNext(batch)) this.#pull();
    else {
      for (const { topic, patch } of patches) this.#listeners.notify({ position, topic, patch });
      this.#advance(position);
    }
  }

  #heard(notice: Notice | undefined): void {
    if (notice && notice.writer === this.#localWriter) return;
    const { topics } = notice ?? {};
    const isOfNobody = topics?.every((topic) => !this.#listeners.has(topic));
    if (notice && isOfNobody && this.#isKnown && this.#isNext(notice))
      this.#advance(notice.position);
    else this.#pull();
  }

  /**
   * Whether everything before this batch was delivered. If the floor is later, it was not: see `#startAnew`.
   */
  #isNext({ from, floor }: Pick<Notice, 'from' | 'floor'>): boolean {
    return from <= this.#reached && floor <= this.#reached;
  }

  /**
   * Commits of read models do not wait for the disk. When PostgreSQL crashes, it loses the last ones, which
   * are then projected again. Until then they do not count as shown; afterwards they are delivered again.
   */
  #goBackTo(reached: Position): void {
    if (reached < this.#reached) this.#reached = reached;
    this.#waiters.reached(this.#reached);
  }

  #advance(position: Position): void {
    if (position <= this.#reached) return;
    this.#reached = position;
    this.#farthest = later(this.#farthest, position);
    this.#waiters.reached(position);
  }

  /** Reads new entries. A call during a read causes one more read. */
  #pull(): void {
    if (this.#isStopped || !this.#isKnown) return;
    this.#pullAgain = this.#isPulling;
    if (this.#isPulling) return;
    this.#isPulling = true;
    this.#pullOnce()
      .catch(this.#onError)
      .finally(() => {
        this.#isPulling = false;
        if (this.#pullAgain) this.#pull();
      });
  }

  /** Skips entries that the runner has delivered in the meantime. */
  async #pullOnce(): Promise<void> {
    const page = await readFeedPage(this.options.notices, this.#reached);
    if (page.floor > this.#reached) return this.#startAnew(page);
    for (const entry of page.entries) if (entry.position > this.#reached) this.#notify(entry);
    this.#advance(page.upTo);
    this.#pullAgain ||= page.upTo < page.reached;
  }

  #notify({ position, topic, json }: UnreadEntry): void {
    if (this.#listeners.has(topic))
      this.#listeners.notify({ position, topic, patch: JSON.parse(json) });
  }

  /** Entries were pruned unread, or the read models were rebuilt, so every follower must query again. */
  #startAnew({ reached, floor }: FeedPage): void {
    const position = later(floor, reached);
    for (const topic of this.#listeners.topics())
      this.#listeners.notify({ position, topic, patch: { resync: true } });
    this.#advance(position);
  }

  async #back(): Promise<void> {
    const { reached } = await readFeedPage(this.options.notices, endPosition);
    this.#isKnown = true;
    this.#goBackTo(reached);
    this.#pull();
  }

  readonly #onError = (error: unknown): void => {
    if (!this.#isStopped) this.options.onError?.(error);
  };
}
