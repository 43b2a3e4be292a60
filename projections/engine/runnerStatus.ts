import type { RunnerState, RunnerStatus } from '../../schema/ports/runnerStatus.ts';
import type { Batch } from './batchWriter.ts';
import { reasonOf } from './setAside/setAside.ts';

type Waiting = { size: number; waitingSince: number | null };

/** The runner's state for readiness and metrics. */
export class RunnerProgress {
  /** Written since the start. */
  batches = 0;
  #state: RunnerState = 'waiting';
  #projected = 0;
  #error: string | null = null;
  #reason: string | null = null;
  #isLasting = false;
  #failingSince: number | null = null;
  #inHandSince: number | null = null;

  status(backlog: Waiting | undefined): RunnerStatus {
    const since = this.#failingSince ?? this.#inHandSince ?? backlog?.waitingSince ?? null;
    return {
      state: this.#state,
      pending: backlog?.size ?? 0,
      lagSeconds: since === null ? 0 : (Date.now() - since) / 1000,
      projected: this.#projected,
      error: this.#error,
      reason: this.#reason,
    };
  }

  /** Entering a state ends a temporary failure. A lasting one ends with a batch. */
  enter(state: RunnerState): void {
    if (!this.#isLasting) this.#recovered();
    if (this.#error === null || state === 'stopped') this.#state = state;
    this.#inHandSince = null;
  }

  began(): void {
    this.#inHandSince = Date.now();
  }

  wrote({ events }: Batch): void {
    this.batches += 1;
    this.#projected += events.length;
    this.#isLasting = false;
    this.enter('leading');
  }

  /**
   * Records a failure and returns whether it differs from the last. A lasting failure ends with the next
   * batch.
   */
  failed(error: unknown, isLasting: boolean): boolean {
    const text = error instanceof Error ? error.message : String(error);
    const isNew = text !== this.#error;
    this.#error = text;
    this.#reason = reasonOf(error);
    this.#isLasting = isLasting;
    this.#failingSince ??= Date.now();
    this.#state = 'failed';
    return isNew;
  }

  #recovered(): void {
    this.#error = null;
    this.#reason = null;
    this.#failingSince = null;
  }
}
