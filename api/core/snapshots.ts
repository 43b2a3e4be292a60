import type { Folded } from './stateCache.ts';

/**
 * Folded states kept for a cold start. A snapshot is a convenience: one that is missing, old or of
 * another version of `evolve` costs time and nothing else.
 */
export interface SnapshotStore {
  load(stream: string, version: number): Promise<Folded<unknown> | undefined>;
  save(stream: string, version: number, folded: Folded<unknown>): Promise<void>;
}
