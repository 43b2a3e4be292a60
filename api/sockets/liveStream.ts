import { position } from '../../schema/inputs/lists.ts';
import type { ChangeFeed, FeedEntry } from '../../schema/ports/changeFeed.ts';
import { Refusal } from '../../schema/refusal.ts';

export type Delta = { position: string; resync: boolean };

/** What a viewer sees of a topic. */
export type View<D extends Delta> = {
  topic: string;
  /** @throws Refusal where the viewer may not follow the topic. */
  authorise: () => Promise<void>;
  /**
   * What an entry holds for the viewer: undefined for nothing; 'ask' where the entry alone does not
   * say whether the viewer may still follow. Never called with an entry that only says "query
   * again". The same entry gives all viewers who see the same of it
   * the same object, so that it is executed and written as JSON once.
   */
  deltaOf: (entry: FeedEntry) => D | undefined | 'ask';
  /** "Query again": in place of what is too much, or too long ago, to tell. */
  resync: (position: string) => D;
  /** Nothing follows after this one. */
  isLast?: (delta: D) => boolean;
  /** Another topic, whose entries may take away the right to follow this one. */
  guard?: { topic: string; puts: (entry: FeedEntry) => 'inDoubt' | 'nothing' };
};

export type Sink<D extends Delta> = {
  deliver: (delta: D) => void;
  /** With an error where the viewer lost the right to follow. */
  end: (error?: unknown) => void;
};

/** Makes one object of an entry, whoever asks, so that what is made of it in turn is shared too. */
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

/** How long to wait for a position that another process has shown to the client already. */
const patienceMs = 2_000;

/** What a sender of messages needs of a stream, whatever its deltas hold. */
export abstract class AnyLiveStream {
  abstract readonly view: { resync: (position: string) => Delta };
  abstract run(sink: Sink<Delta>): void;
  abstract close(): void;

  /** graphql asks for an iterable; messages go to the sink instead, without a promise for each. */
  [Symbol.asyncIterator](): AsyncIterator<never> {
    throw new Error('A live stream is run with a sink.');
  }
}

/**
 * One viewer's subscription to a topic of the change feed, resumable by position: first what came
 * after `after`, then what comes, without a gap and without anything twice.
 */
export class LiveStream<D extends Delta> extends AnyLiveStream {
  readonly #queue: FeedEntry[] = [];
  readonly #unsubscribe: (() => void)[];
  #sink: Sink<D> | undefined;
  #last = '';
  #busy = true;
  /** What came may have taken away the right to follow: ask before anything else is shown. */
  #inDoubt = false;
  #missed: string | undefined;

  private constructor(
    readonly view: View<D>,
    private readonly feed: ChangeFeed,
    private readonly maxWaiting: number,
  ) {
    super();
    this.#unsubscribe = [feed.subscribe(view.topic, (entry) => this.#receive(entry))];
    const { guard } = view;
    if (guard)
      this.#unsubscribe.push(
        feed.subscribe(guard.topic, (entry) => {
          if (guard.puts(entry) === 'inDoubt') this.#doubt();
        }),
      );
  }

  /**
   * Listens first and asks what came before second, so that nothing falls in between.
   * @throws Refusal where the viewer may not follow, or `after` is no position.
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
    this.#sink = sink;
    if (this.#missed !== undefined) sink.deliver(this.view.resync(this.#missed));
    this.#busy = false;
    if (this.#inDoubt) this.#askAgain();
    this.#work();
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#queue.length = 0;
    this.#sink = undefined;
    this.#busy = true;
  }

  async #catchUp(after: string): Promise<void> {
    await this.feed.waitFor(after, patienceMs).catch(() => undefined);
    const reached = this.feed.reached();
    const missed = reached < after ? 'tooOld' : await this.feed.since(this.view.topic, after);
    this.#last = after;
    if (missed === 'tooOld') this.#startAnew(reached);
    else this.#queue.unshift(...missed);
  }

  #startAnew(position: string): void {
    this.#missed = position;
    this.#last = position;
  }

  #receive(entry: FeedEntry): void {
    if (!this.#busy && this.#queue.length === 0) {
      this.#handle(entry);
      return;
    }
    if (this.#queue.length >= this.maxWaiting) {
      this.#queue.length = 0;
      this.#inDoubt = true;
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
    const isUntold = this.#inDoubt || ('resync' in entry.patch && entry.patch.resync);
    const delta = isUntold ? 'ask' : this.view.deltaOf(entry);
    if (delta === 'ask') this.#askAgain();
    else if (delta) this.#deliver(delta);
  }

  #doubt(): void {
    this.#inDoubt = true;
    if (!this.#busy) this.#askAgain();
  }

  /** Holds everything back until it is known whether the viewer may still follow. */
  #askAgain(): void {
    this.#busy = true;
    this.#inDoubt = false;
    this.view.authorise().then(
      () => {
        if (!this.#sink) return;
        this.#busy = false;
        this.#last ||= this.feed.reached();
        this.#deliver(this.view.resync(this.#last));
        if (this.#inDoubt) this.#askAgain();
        this.#work();
      },
      (error) => this.#end(error),
    );
  }

  #deliver(delta: D): void {
    this.#sink?.deliver(delta);
    if (this.view.isLast?.(delta)) this.#end();
  }

  #end(error?: unknown): void {
    const sink = this.#sink;
    this.close();
    sink?.end(error);
  }
}
