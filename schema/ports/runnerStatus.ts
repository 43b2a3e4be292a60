import type { Position } from '../domainEvents.ts';

export type RunnerState =
  /** Another runner has the lock; this one takes over when it goes. */
  | 'waiting'
  | 'leading'
  /** New projector versions: their tables are being made anew. */
  | 'rebuilding'
  /** Cannot go on: see `error`. Tries again from time to time. */
  | 'failed'
  | 'stopped';

/** How the projections of this process stand, for readiness and metrics. */
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
