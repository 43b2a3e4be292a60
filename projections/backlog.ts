import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventLog } from '../api/core/eventLog.ts';
import type { Position, RecordedEvent } from '../schema/domainEvents.ts';
import type { Batch } from './batchWriter.ts';

/**
 * What the log holds after a position and nobody has taken yet. Follows the log by itself while the
 * taker is busy, so that each take brings all that has come since; at most `max` wait in memory.
 */
export class Backlog {
  #events: RecordedEvent[] = [];
  #seen: Position;
  #ended = false;
  #failure: { error: unknown } | undefined;
  #arrived: (() => void) | undefined;
  #taken: (() => void) | undefined;
  /** When the oldest of what waits came in, in milliseconds since 1970; null where nothing waits. */
  waitingSince: number | null = null;

  constructor(
    private readonly log: EventLog,
    private position: Position,
    private readonly signal: AbortSignal,
    private readonly max: number,
  ) {
    this.#seen = position;
    signal.addEventListener('abort', () => this.#taken?.(), { once: true });
    void this.#follow();
  }

  get size(): number {
    return this.#events.length;
  }

  /** Waits for something to come. Undefined once the signal has aborted. */
  async take(): Promise<Batch | undefined> {
    while (!this.#hasSomething()) {
      if (this.#failure) throw this.#failure.error;
      if (this.#ended) return undefined;
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
      // What the log hands over in one go is taken in one go.
      await nextTurn();
    }
    if (this.signal.aborted) return undefined;
    const batch = { from: this.position, position: this.#seen, events: this.#events };
    this.position = this.#seen;
    this.#events = [];
    this.waitingSince = null;
    this.#taken?.();
    return batch;
  }

  #hasSomething(): boolean {
    return this.#seen !== this.position;
  }

  async #follow(): Promise<void> {
    try {
      const items = this.log.subscribeAll({ after: this.position, signal: this.signal });
      for await (const item of items) {
        this.waitingSince ??= Date.now();
        if (item.kind === 'event') this.#events.push(item.event);
        this.#seen = item.position;
        this.#arrived?.();
        if (this.#events.length >= this.max) await this.#room();
        if (this.signal.aborted) break;
      }
    } catch (error) {
      this.#failure = { error };
    }
    this.#ended = true;
    this.#arrived?.();
  }

  async #room(): Promise<void> {
    if (this.signal.aborted) return;
    await new Promise<void>((resolve) => {
      this.#taken = resolve;
    });
  }
}
