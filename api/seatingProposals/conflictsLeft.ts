import { isRefusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import type { ConflictsFound } from './conflicts.ts';
import type { EngineResult } from './engine.ts';
import { engineOf } from './running.ts';
import type { Preparation } from './task.ts';
import { WorkerLost } from './workers/pool.ts';

/** The most milliseconds to search for obstacles. */
const patience = 2_000;

export const noConflicts: ConflictsFound = { conflicts: [], overFull: null };

/**
 * Why a run left hard rules broken or people without a seat, and what can be done. Searches as long as two
 * seconds of the run, but not at all after a stopped run, which must end at once.
 * @param seconds the planned time of the run
 */
export const conflictsLeft = async (
  app: Application,
  { input, scope, seed }: Preparation,
  { seats, after, done, planned }: EngineResult,
  seconds: number,
  signal: AbortSignal,
): Promise<ConflictsFound> => {
  if ((after.hard === 0 && after.waiting === 0) || signal.aborted) return noConflicts;
  const { workers, effortFor } = engineOf(app);
  const isTimed = 'seconds' in effortFor(seconds);
  const iterations = Math.ceil((2 * Math.min(done, planned)) / seconds);
  const search = { scope, seed, seats, iterations, endsIn: isTimed ? patience : undefined };
  try {
    return await workers.run('conflicts', { input, search }, { signal });
  } catch (error) {
    // The proposal is returned even if the obstacles cannot be found.
    if (signal.aborted || error instanceof WorkerLost || isRefusal(error, 'ENGINE_BUSY'))
      return noConflicts;
    throw error;
  }
};
