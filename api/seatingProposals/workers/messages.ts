import type { SeatingInput } from '../../seatingEngine/input.ts';
import type { Score } from '../../seatingEngine/points.ts';
import type { EngineProgress, EngineResult, EngineTask } from '../engine.ts';

/** What a worker does, by kind: what it takes and what it answers. */
export type Work = {
  run: { task: EngineTask; answer: EngineResult };
  score: { task: SeatingInput; answer: Score };
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
