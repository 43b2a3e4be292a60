import type { Folded } from './stateCache.ts';

/** A folded state to be kept, and the ids of the people whom it tells something of. */
export type KeptState = Folded<unknown> & { people: readonly string[] };

/**
 * Folded states kept for a cold start, and for looking back at earlier moments. A snapshot is a
 * convenience: one that is missing, old or of another version of `evolve` costs time and nothing
 * else. One that tells of more than the log holds is forgotten, before the log grows past it with
 * another history.
 */
export interface SnapshotStore {
  /** The latest one, or the latest that is not behind `upTo`. */
  load(stream: string, version: number, upTo?: bigint): Promise<Folded<unknown> | undefined>;
  /** The revisions of which there is one. */
  revisions(stream: string, version: number): Promise<bigint[]>;
  /** Does nothing where the plan is gone, or somebody was erased of whom the state tells. */
  save(stream: string, version: number, kept: KeptState): Promise<void>;
  /** Those of some revisions, or all of the stream. */
  forget(stream: string, revisions?: readonly bigint[]): Promise<void>;
}
