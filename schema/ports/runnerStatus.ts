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
  /** Domain events that wait to be written. */
  pending: number;
  /** Age of the oldest pending domain event in seconds; 0 without any. */
  lagSeconds: number;
  /** Domain events written since the start. */
  projected: number;
  error: string | null;
  /** The part of the error that may be shown, without personal data. */
  reason: string | null;
};
