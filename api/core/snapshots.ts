import type { Folded } from './stateCache.ts';

/** A folded state to save, with the ids of the people whose data it holds. */
export type SavedState = Folded<unknown> & { people: readonly string[] };

/**
 * Saved states for cold starts and past moments. They only make folding faster. A snapshot with events that
 * the log does not have must be forgotten before the log grows past it.
 */
export interface SnapshotStore {
  /** The latest snapshot, if given up to a revision. */
  load(stream: string, version: number, upTo?: bigint): Promise<Folded<unknown> | undefined>;
  revisions(stream: string, version: number): Promise<bigint[]>;
  /** Does nothing if the plan is deleted, or if the state holds an erased person. */
  save(stream: string, version: number, kept: SavedState): Promise<void>;
  /** Forgets the snapshots of some revisions, or all of the stream. */
  forget(stream: string, revisions?: readonly bigint[]): Promise<void>;
}
