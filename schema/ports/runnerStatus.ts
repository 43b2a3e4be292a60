import type { Position } from '../domainEvents.ts';

export type RunnerState =
  /** Another runner has the lock; this one takes over when it ends. */
  | 'waiting'
  | 'leading'
  /** Tables of new projector versions are being rebuilt. */
  | 'rebuilding'
  /** Stopped by `error`; retries from time to time. */
  | 'failed'
  | 'stopped';

/** The state of this process's projections, for readiness and metrics. */
export type RunnerStatus = {
  state: RunnerState;
  position: Position;
  pending: number;
  /** Age of the oldest of them in seconds; 0 without any. */
  lagSeconds: number;
  /** Domain events and batches written since the start. */
  projected: number;
  batches: number;
  error: string | null;
};
