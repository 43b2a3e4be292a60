import { position } from '../../schema/inputs/lists.ts';
import type { ChangeFeed, FeedEntry } from '../../schema/ports/changeFeed.ts';
import { Refusal } from '../../schema/refusal.ts';

export type Delta = { position: string; resync: boolean };

/** A viewer's view of a topic. */
export type View<D extends Delta> = {
  topic: string;
  /** @throws Refusal if the viewer may not follow the topic. */
  authorise: () => Promise<void>;
  /**
   * The entry's delta for the viewer: undefined for none; 'ask' if the viewer's right must be checked first.
   * Never called with a resync entry. Viewers who see the same must get the same object, so that it is
   * executed and serialised once.
   */
  deltaOf: (entry: FeedEntry) => D | undefined | 'ask';
  /** The delta that tells clients to query again. */
  resync: (position: string) => D;
  /** Whether the subscription ends with this delta. */
  isLast?: (delta: D) => boolean;
  /** Another topic whose entries may revoke the right to follow this one. */
  guard?: { topic: string; puts: (entry: FeedEntry) => 'inDoubt' | 'nothing' };
};

export type Sink<D extends Delta> = {
  deliver: (delta: D) => void;
  /** With an error if the viewer lost the right to follow. */
  end: (error?: unknown) => void;
};

/** Memoises `make` by entry, so that its result is shared by all viewers. */
export const oncePerEntry = <Made extends object>(make: (entry: FeedEntry) => Made) => {
  const known = new WeakMap<FeedEntry, Made>();
  return (entry: FeedEntry): Made => {
    const before = known.get(entry);
    if (before) return before;
    const made = make(entry);
    known.set(entry, made);
    return made;
  };
};

/** Milliseconds to wait for a position that another process has already shown to the client. */
const patienceMs = 2_000;

/** One viewer's subscription, with the parts that all kinds of subscriptions share. */
export abstract class AnyLiveStream<D extends Delta = Delta> {
  abstract readonly view: { resync: (position: string) => D };
  /** Absent before `run` and after the end. */
  protected sink: Sink<D> | undefined;
  /** Called at the end. */
  protected readonly stops: (() => void)[] = [];

  abstract run(sink: Sink<D>): void;

  close(): void {
    this.sink = undefined;
    for (const stop of this.stops.splice(0)) stop();
  }

  /** Ends the subscription. @param error set if the viewer lost the right to follow */
  protected end(error?: unknown): void {
    const { sink } = this;
    this.close();
    sink?.end(error);
  }

  /** graphql requires an iterable. The sink saves a promise for each message. */
  [Symbol.asyncIterator](): AsyncIterator<never> {
    throw new Error('A live stream is run with a sink.');
  }
}

/**
 * One viewer's subscription to a topic of the change feed. It can be resumed by position: first come the
 * entries after `after`, then new ones, without gaps or repeats.
 */
export class LiveStream<D extends Delta> extends AnyLiveStream<D> {
  readonly #queue: FeedEntry[] = [];
  #last = '';
  #busy = true;
  /** Whether the right to follow must be checked before anything else is delivered. */
  #inDoubt = false;
  /** Whether entries were passed over that the viewer may have to know of. */
  #hasGap = false;

  private constructor(
    readonly view: View<D>,
    private readonly feed: ChangeFeed,
    private readonly maxWaiting: number,
  ) {
    super();
    this.stops.push(feed.subscribe(view.topic, (entry) => this.#receive(entry)));
    const { guard } = view;
    if (guard)
      this.stops.push(
        feed.subscribe(guard.topic, (entry) => {
          if (guard.puts(entry) === 'inDoubt') this.#doubt();
        }),
      );
  }

  /**
   * Subscribes before it reads missed entries, so that no entry is lost in between.
   * @throws Refusal if the viewer may not follow, or BAD_INPUT if `after` is no position
   */
  static async open<D extends Delta>(
    feed: ChangeFeed,
    view: View<D>,
    after: string | null | undefined,
    maxWaiting = 1_000,
  ): Promise<LiveStream<D>> {
    if (!position.safeParse(after || null).success)
      throw new Refusal('BAD_INPUT', '`after` is not a position.');
    const stream = new LiveStream(view, feed, maxWaiting);
    try {
      await view.authorise();
      if (after) await stream.#catchUp(after);
      return stream;
    } catch (error) {
      stream.close();
      throw error;
    }
  }

  run(sink: Sink<D>): void {
    this.sink = sink;
    this.#busy = false;
    if (this.#inDoubt) this.#authoriseAgain();
    else if (this.#hasGap) this.#resync();
    this.#work();
  }

  override close(): void {
    super.close();
    this.#queue.length = 0;
    this.#busy = true;
  }

  async #catchUp(after: string): Promise<void> {
    await this.feed.waitFor(after, patienceMs).catch(() => undefined);
    const reached = this.feed.reached();
    const missed = reached < after ? 'tooOld' : await this.feed.since(this.view.topic, after);
    this.#last = after;
    if (missed === 'tooOld') {
      this.#hasGap = true;
      this.#last = reached;
    } else this.#queue.unshift(...missed);
  }

  #receive(entry: FeedEntry): void {
    if (!this.#busy && this.#queue.length === 0) {
      this.#handle(entry);
      return;
    }
    if (this.#queue.length >= this.maxWaiting) {
      this.#queue.length = 0;
      this.#inDoubt = true;
      this.#hasGap = true;
    }
    this.#queue.push(entry);
  }

  #work(): void {
    while (!this.#busy) {
      const entry = this.#queue.shift();
      if (!entry) return;
      this.#handle(entry);
    }
  }

  #handle(entry: FeedEntry): void {
    if (entry.position <= this.#last) return;
    this.#last = entry.position;
    const mustAsk = this.#inDoubt || ('resync' in entry.patch && entry.patch.resync);
    const delta = mustAsk ? 'ask' : this.view.deltaOf(entry);
    if (delta === 'ask') {
      this.#hasGap = true;
      this.#authoriseAgain();
    } else if (delta) this.#deliver(delta);
  }

  #doubt(): void {
    this.#inDoubt = true;
    if (!this.#busy) this.#authoriseAgain();
  }

  /** Holds all deltas until the viewer's right is confirmed. */
  #authoriseAgain(): void {
    this.#busy = true;
    this.#inDoubt = false;
    this.view.authorise().then(
      () => {
        if (!this.sink) return;
        this.#busy = false;
        if (this.#hasGap) this.#resync();
        if (this.#inDoubt) this.#authoriseAgain();
        this.#work();
      },
      (error) => this.end(error),
    );
  }

  #resync(): void {
    this.#hasGap = false;
    this.#last ||= this.feed.reached();
    this.#deliver(this.view.resync(this.#last));
  }

  #deliver(delta: D): void {
    this.sink?.deliver(delta);
    if (this.view.isLast?.(delta)) this.end();
  }
}
