import type { ConflictsFound, ConflictTask } from '../conflicts.ts';
import type { EngineProgress, EngineResult, EngineTask } from '../engine.ts';
import type { ExplainTask, Explanation } from '../explain.ts';

/** The tasks of a worker by kind, each with its input and answer. */
export type Work = {
  run: { task: EngineTask; answer: EngineResult };
  explain: { task: ExplainTask; answer: Explanation };
  conflicts: { task: ConflictTask; answer: ConflictsFound };
};
export type Kind = keyof Work;

/** The values of `stop`: continue, answer with the best so far, or do not answer. */
export const stops = { goOn: 0, answer: 1, discard: 2 } as const;

/** `stop` is shared memory with the pool. */
export type WorkerRequest = {
  [K in Kind]: { kind: K; task: Work[K]['task']; stop: SharedArrayBuffer };
}[Kind];

/** Progress, the answer, why there is none, or that none was wanted. */
export type WorkerReply =
  | { progress: EngineProgress }
  | { answer: Work[Kind]['answer'] }
  | { problem: string }
  | { discarded: true };
