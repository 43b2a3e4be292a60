import type { Folded } from './stateCache.ts';

/**
 * Folded states kept for a cold start, and for looking back at earlier moments. A snapshot is a convenience: one that is missing, old or of
 * another version of `evolve` costs time and nothing else. One that tells of more than the log holds
 * is forgotten, before the log grows past it with another history.
 */
export interface SnapshotStore {
  /** The latest one, or the latest that is not behind `upTo`. */
  load(stream: string, version: number, upTo?: bigint): Promise<Folded<unknown> | undefined>;
  save(stream: string, version: number, folded: Folded<unknown>): Promise<void>;
  forget(stream: string): Promise<void>;
}
