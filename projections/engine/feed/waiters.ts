import type { Position } from '../../../schema/domainEvents.ts';
import { Refusal } from '../../../schema/refusal.ts';

type Waiter = { position: Position; resolve: () => void };

/** Waiters for a position of the read models. */
export class Waiters {
  readonly #waiting = new Set<Waiter>();

  /** @throws Refusal NOT_READY after `timeoutMs`. */
  wait(position: Position, timeoutMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (done: () => void) => {
        clearTimeout(timer);
        this.#waiting.delete(waiter);
        done();
      };
      const waiter = { position, resolve: () => settle(resolve) };
      const timer = setTimeout(() => settle(() => reject(notReady())), timeoutMs);
      this.#waiting.add(waiter);
    });
  }

  reached(position: Position): void {
    for (const waiter of this.#waiting) if (waiter.position <= position) waiter.resolve();
  }
}

/** The refusal while the read models have not shown a change. */
export const notReady = () =>
  new Refusal('NOT_READY', 'The change is saved, but is not shown yet. Try again in a moment.');
