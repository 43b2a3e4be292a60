import type { AnyLiveStream, Delta } from './liveStream.ts';
import type { Outbox } from './outbox.ts';
import type { Payload, SharedOperation } from './sharedOperation.ts';
import { textFrame } from './textFrame.ts';

const closing = Buffer.from('}');

type Stream = Pick<AnyLiveStream, 'view' | 'run' | 'close'>;

/**
 * One `subscribe` of one client. Sends the deltas of a live stream as `next` messages, bypassing graphql-ws,
 * which would serialise each delta for each subscriber. For graphql-ws it is a generator that yields nothing
 * and ends with the subscription.
 */
export class LiveSubscription implements AsyncGenerator<never, void> {
  readonly #head: Buffer;
  #stream: Stream | undefined;
  #settle: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  #closed = false;
  /** The executions in progress. Later messages wait for them, to keep the order. */
  #pending: Promise<void> | undefined;
  #pendingCount = 0;
  /** The last position whose messages were dropped because the client reads too slowly. */
  #behind: string | undefined;

  constructor(
    id: string,
    private readonly outbox: Outbox,
    private readonly operation: SharedOperation,
    /** Opens nothing if the client has completed the subscription before its turn. */
    private readonly open: (isOver: () => boolean) => Promise<Stream | undefined>,
    private readonly maxPending: number,
  ) {
    this.#head = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
  }

  /** Called once by graphql-ws. Runs until the stream ends, the client completes, or an error occurs. */
  async next(): Promise<IteratorResult<never, void>> {
    await new Promise<void>((resolve, reject) => {
      this.#settle = { resolve, reject };
      const opened = this.open(() => this.#closed);
      opened
        .then((stream) => {
          if (this.#closed) stream?.close();
          else if (stream) this.#run(stream);
        })
        .catch(reject);
    });
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<never, void>> {
    this.#closed = true;
    this.#stream?.close();
    this.#settle?.resolve();
    return { done: true, value: undefined };
  }

  async throw(error: unknown): Promise<IteratorResult<never, void>> {
    await this.return();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  #run(stream: Stream): void {
    this.#stream = stream;
    stream.run({
      deliver: (delta) => this.#deliver(delta),
      end: (error) => void this.#end(error),
    });
  }

  /** Still sends messages accepted before the end, unless the right to follow was lost. */
  async #end(error: unknown): Promise<void> {
    if (!error) await this.#pending;
    this.#closed = true;
    if (error) this.#settle?.reject(error);
    else this.#settle?.resolve();
  }

  #deliver(delta: Delta): void {
    if (this.#isBehind(delta)) return;
    if (this.#pendingCount >= this.maxPending) this.#fallBehind(delta.position);
    else this.#sendInTurn(delta, this.operation.payloadOf(delta));
  }

  #sendInTurn(delta: Delta, payload: Payload | Promise<Payload>): void {
    if (!this.#pending && payload instanceof Buffer) {
      this.#send(delta, payload);
      return;
    }
    this.#pendingCount += 1;
    this.#afterPending(async () => {
      this.#pendingCount -= 1;
      this.#send(delta, await payload);
    });
  }

  #send(delta: Delta, payload: Payload): void {
    if (this.#closed || this.#isBehind(delta)) return;
    if (!this.outbox.offer(textFrame([this.#head, payload, closing])))
      this.#fallBehind(delta.position, this.outbox.drained());
  }

  /** Whether a pending resync covers this delta. */
  #isBehind({ position }: Delta): boolean {
    if (this.#behind === undefined) return false;
    if (position > this.#behind) this.#behind = position;
    return true;
  }

  /** From now on, one resync replaces everything that the client missed. */
  #fallBehind(position: string, room?: Promise<void>): void {
    this.#behind = position;
    this.#afterPending(async () => {
      await room;
      const reached = this.#behind ?? position;
      this.#behind = undefined;
      if (this.#stream) this.#deliver(this.#stream.view.resync(reached));
    });
  }

  #afterPending(step: () => Promise<void>): void {
    const settled = (this.#pending ?? Promise.resolve())
      .then(step)
      .catch((error) => this.#end(error))
      .then(() => {
        if (this.#pending === settled) this.#pending = undefined;
      });
    this.#pending = settled;
  }
}
