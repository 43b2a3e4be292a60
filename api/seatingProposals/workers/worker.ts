import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { findConflicts } from '../conflicts.ts';
import { type EngineHooks, type EngineProgress, RunDiscarded, runEngine } from '../engine.ts';
import { explain } from '../explain.ts';
import { type Kind, stops, type Work, type WorkerReply, type WorkerRequest } from './messages.ts';

/** Milliseconds between two progress messages. */
const progressEvery = 200;

const port = parentPort;
if (!port) throw new Error('This is the code of a worker thread.');
// Lets requests go first. The lowest priority would starve a run on a busy machine. Only on Linux a priority
// belongs to a thread; elsewhere it belongs to the process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const reply = (message: WorkerReply) => port.postMessage(message);

const handlers: { [K in Kind]: (task: Work[K]['task'], hooks: EngineHooks) => Work[K]['answer'] } =
  {
    run: runEngine,
    explain,
    conflicts: (task, { isOver }) => findConflicts(task, isOver),
  };

const hooksFor = (stop: SharedArrayBuffer): EngineHooks => {
  const flag = new Int32Array(stop);
  let last = Number.NEGATIVE_INFINITY;
  return {
    isOver: () => Atomics.load(flag, 0) !== stops.goOn,
    isDiscarded: () => Atomics.load(flag, 0) === stops.discard,
    onProgress: (progress: EngineProgress) => {
      const now = performance.now();
      if (now - last < progressEvery) return;
      last = now;
      reply({ progress });
    },
  };
};

port.on('message', ({ kind, task, stop }: WorkerRequest) => {
  try {
    const handler = handlers[kind] as (task: unknown, hooks: EngineHooks) => Work[Kind]['answer'];
    reply({ answer: handler(task, hooksFor(stop)) });
  } catch (error) {
    if (error instanceof RunDiscarded) return reply({ discarded: true });
    reply({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
