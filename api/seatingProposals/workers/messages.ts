import type { ConflictsFound, ConflictTask } from '../conflicts.ts';
import type { EngineProgress, EngineResult, EngineTask } from '../engine.ts';
import type { ExplainTask, Explanation } from '../explain.ts';

/** What a worker does, by kind: what it takes and what it answers. */
export type Work = {
  run: { task: EngineTask; answer: EngineResult };
  explain: { task: ExplainTask; answer: Explanation };
  conflicts: { task: ConflictTask; answer: ConflictsFound };
};
export type Kind = keyof Work;

/** `stop` is shared with the pool: a worker ends its run once it is not 0. */
export type Asked = {
  [K in Kind]: { kind: K; task: Work[K]['task']; stop: SharedArrayBuffer };
}[Kind];

/** A progress, the answer, or why there is none. */
export type Told =
  | { progress: EngineProgress }
  | { answer: Work[Kind]['answer'] }
  | { problem: string };
