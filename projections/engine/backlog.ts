import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position, RecordedEvent } from '../../schema/domainEvents.ts';
import { isFields } from '../../schema/isFields.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import type { Batch } from './batchWriter.ts';

type Waiting = { event: RecordedEvent; arrivedAt: number };

/**
 * The events of the log after a position that were not taken yet. Follows the log while the taker is busy, so
 * that each take returns what has arrived. A command as large as thousands of small ones is taken apart from
 * those before and after it, which would be shown as late as it. At most `max` events wait in memory, plus one
 * copy of a plan, which may be as large as thousands of events.
 */
export class Backlog {
  #waiting: Waiting[] = [];
  #ended = false;
  #failure: { error: unknown } | undefined;
  #arrived: (() => void) | undefined;
  #taken: (() => void) | undefined;
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
    return this.#waiting.length;
  }

  /** Arrival of the oldest waiting event in ms since 1970; null if none waits. */
  get waitingSince(): number | null {
    return this.#waiting[0]?.arrivedAt ?? null;
  }

  /** Waits for events. Undefined once the signal has aborted. */
  async take(): Promise<Batch | undefined> {
    while (this.#waiting.length === 0) {
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
    const events = this.#waiting.splice(0, this.#together()).map(({ event }) => event);
    const position = events.at(-1)?.position ?? this.position;
    const batch = { from: this.position, position, events };
    this.position = position;
    if (!this.#isFull()) this.#taken?.();
    return batch;
  }

  /** The number of events to take: whole commands that list `max` things together, or one that lists more. */
  #together(): number {
    let listed = 0;
    let begun = 0;
    for (const [index, { event }] of this.#waiting.entries()) {
      const { commandId } = event.metadata;
      if (commandId !== this.#waiting[begun]?.event.metadata.commandId) begun = index;
      listed += 1 + listedIn(event.data);
      if (listed > this.max && begun > 0) return begun;
    }
    return this.#waiting.length;
  }

  #isFull(): boolean {
    const last = this.#waiting.at(-1);
    return this.#waiting.length >= this.max || last?.event.type === 'PlanCopied';
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
    this.#waiting.push({ event, arrivedAt: Date.now() });
    this.#arrived?.();
    if (!this.#isFull() || this.signal.aborted) return;
    await new Promise<void>((resolve) => {
      this.#taken = resolve;
    });
  }
}

/** The number of people, seats and other things in an event's lists. */
const listedIn = (data: unknown): number => {
  if (Array.isArray(data)) return data.length;
  if (!isFields(data)) return 0;
  return Object.values(data).reduce<number>((sum, value) => sum + listedIn(value), 0);
};
