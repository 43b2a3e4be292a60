import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position, RecordedEvent } from '../../schema/domainEvents.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import type { Batch } from './batchWriter.ts';

/**
 * The events of the log after a position that were not taken yet. Follows the log while the taker is busy, so
 * that each take returns everything that has arrived. At most `max` events wait in memory, plus one copy of a
 * plan, which may be as large as thousands of events.
 */
export class Backlog {
  #events: RecordedEvent[] = [];
  #ended = false;
  #failure: { error: unknown } | undefined;
  #arrived: (() => void) | undefined;
  #taken: (() => void) | undefined;
  /** Arrival of the oldest waiting event in ms since 1970; null if none waits. */
  waitingSince: number | null = null;

  constructor(
    private readonly log: EventLog,
    private position: Position,
    private readonly signal: AbortSignal,
    private readonly max: number,
  ) {
    signal.addEventListener('abort', () => this.#end(), { once: true });
    void this.#follow();
  }

  get size(): number {
    return this.#events.length;
  }

  /** Waits for events. Undefined once the signal has aborted. */
  async take(): Promise<Batch | undefined> {
    while (this.#events.length === 0) {
      if (this.signal.aborted) return undefined;
      if (this.#failure) throw this.#failure.error;
      if (this.#ended) throw new Error('The event log is closed.');
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
      // Takes all that the log delivers in one turn.
      await nextTurn();
    }
    if (this.signal.aborted) return undefined;
    const events = this.#events;
    const position = events.at(-1)?.position ?? this.position;
    const batch = { from: this.position, position, events };
    this.position = position;
    this.#events = [];
    this.waitingSince = null;
    this.#taken?.();
    return batch;
  }

  /** Wakes both sides, even if the log does not answer. */
  #end(): void {
    this.#taken?.();
    this.#arrived?.();
  }

  async #follow(): Promise<void> {
    try {
      const items = this.log.subscribeAll({ after: this.position, signal: this.signal });
      for await (const item of items) {
        if (this.signal.aborted) break;
        if (item.kind === 'event') await this.#add(item.event);
      }
    } catch (error) {
      this.#failure = { error };
    }
    this.#ended = true;
    this.#arrived?.();
  }

  async #add(event: RecordedEvent): Promise<void> {
    this.waitingSince ??= Date.now();
    this.#events.push(event);
    this.#arrived?.();
    const isFull = this.#events.length >= this.max || event.type === 'PlanCopied';
    if (!isFull || this.signal.aborted) return;
    await new Promise<void>((resolve) => {
      this.#taken = resolve;
    });
  }
}
