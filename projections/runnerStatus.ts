import { startPosition } from '../api/core/eventLog.ts';
import type { Position } from '../schema/domainEvents.ts';
import type { Batch } from './batchWriter.ts';

export type RunnerState =
  /** Another runner has the lock; this one takes over when it goes. */
  | 'waiting'
  | 'leading'
  /** New projector versions: their tables are being made anew. */
  | 'rebuilding'
  /** Cannot go on: see `error`. Tries again from time to time. */
  | 'failed'
  | 'stopped';

export type RunnerStatus = {
  state: RunnerState;
  /** The last position that this runner wrote or found. */
  position: Position;
  /** Domain events read and not yet projected. */
  pending: number;
  /** How long the oldest of them has waited; 0 where none does. */
  lagSeconds: number;
  /** Domain events and batches written since the start. */
  projected: number;
  batches: number;
  error: string | null;
};

type Waiting = { size: number; waitingSince: number | null };

/** What a runner says of itself, for readiness and metrics. */
export class RunnerProgress {
  position: Position = startPosition;
  batches = 0;
  #state: RunnerState = 'waiting';
  #projected = 0;
  #error: string | null = null;
  #isLasting = false;
  #failingSince: number | null = null;
  #inHandSince: number | null = null;

  status(backlog: Waiting | undefined): RunnerStatus {
    const since = this.#failingSince ?? this.#inHandSince ?? backlog?.waitingSince ?? null;
    return {
      state: this.#state,
      position: this.position,
      pending: backlog?.size ?? 0,
      lagSeconds: since === null ? 0 : (Date.now() - since) / 1000,
      projected: this.#projected,
      batches: this.batches,
      error: this.#error,
    };
  }

  /** Leading or waiting proves that a passing failure is over; a lasting one ends with a batch. */
  enter(state: RunnerState): void {
    if (!this.#isLasting) this.#recovered();
    if (this.#error === null || state === 'stopped') this.#state = state;
    this.#inHandSince = null;
  }

  began(): void {
    this.#inHandSince = Date.now();
  }

  wrote({ position, events }: Batch): void {
    this.position = position;
    this.batches += 1;
    this.#projected += events.length;
    this.#isLasting = false;
    this.enter('leading');
  }

  /**
   * Whether this failure is another one than the last. A lasting one is over with the next batch, any
   * other once somebody leads.
   */
  failed(error: unknown, isLasting: boolean): boolean {
    const text = error instanceof Error ? error.message : String(error);
    const isNew = text !== this.#error;
    this.#error = text;
    this.#isLasting = isLasting;
    this.#failingSince ??= Date.now();
    this.#state = 'failed';
    return isNew;
  }

  #recovered(): void {
    this.#error = null;
    this.#failingSince = null;
  }
}
