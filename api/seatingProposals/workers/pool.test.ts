import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SeatingInput } from '../../seatingEngine/input.ts';
import { type EngineTask, runEngine } from '../engine.ts';
import {
  createWorkerPool,
  discarding,
  mostSilentMs,
  mostWaiting,
  RunStopped,
  WorkerLost,
  type WorkerPool,
} from './pool.ts';

const circle = (id: string): SeatingInput['tables'][number] => ({
  id,
  x: 0,
  y: 0,
  seatIds: [1, 2, 3, 4].map((position) => `${id}-${position}`),
  next: [
    [1, 2],
    [2, 3],
    [3, 4],
    [1, 4],
  ],
  opposite: [],
});

const input: SeatingInput = {
  people: ['ada', 'ben', 'cai', 'dee', 'eve', 'fay'].map((id, index) => ({
    id,
    company: index % 2 ? 'Acme' : 'Umbrella',
  })),
  tables: [circle('garden'), circle('bar')],
  places: [],
  rules: [
    { id: 'apart', kind: 'KeepTogether', who: { everyone: true }, each: 'company', weight: 10 },
  ],
  pairs: [['ada', 'ben', 50]],
};

const short: EngineTask = { input, scope: 'all', seed: 7, planned: 20_000 };
/** A task that runs until it is stopped. */
const endless: EngineTask = { ...short, planned: 1e12 };

const stopOf = () => new AbortController();
const begun = (pool: WorkerPool, task: EngineTask, signal?: AbortSignal) => {
  let answer: Promise<unknown> = Promise.resolve();
  const begin = new Promise<void>((resolve) => {
    answer = pool.run('run', task, { signal: signal as AbortSignal, onProgress: () => resolve() });
  });
  // The test looks at this outcome later.
  answer.catch(() => undefined);
  return { answer, progress: begin };
};

const pools: WorkerPool[] = [];
const poolOf = (...settings: Parameters<typeof createWorkerPool>) => {
  const pool = createWorkerPool(...settings);
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  vi.useRealTimers();
  for (const pool of pools.splice(0)) await pool.close();
});

const quiet = { isOver: () => false, onProgress: () => undefined };

it('computes in a thread the same seats as on the main thread', async () => {
  const answer = await poolOf(1).run('run', short);
  expect(answer).toEqual(runEngine(short, quiet));
  expect(answer.after.hard).toBe(0);
  expect(answer.seats).toHaveLength(6);
});

it('stops a replay where the first run stopped, with the same seats', async () => {
  const pool = poolOf(1);
  const controller = stopOf();
  const { answer, progress } = begun(pool, { ...endless, planned: 1e9 }, controller.signal);
  await progress;
  controller.abort();
  const first = (await answer) as Awaited<ReturnType<typeof runEngine>>;
  expect(first.done).toBeLessThan(first.planned);
  const task = { ...short, planned: first.planned, stopAt: first.done };
  expect(await pool.run('run', task)).toEqual(first);
});

describe('a stopped task', () => {
  it('never starts if it is waiting', async () => {
    const pool = poolOf(1);
    const running = stopOf();
    const { answer, progress } = begun(pool, endless, running.signal);
    await progress;
    const controller = stopOf();
    const second = begun(pool, short, controller.signal);
    controller.abort();
    await expect(second.answer).rejects.toBeInstanceOf(RunStopped);
    running.abort();
    await answer;
  });

  it('returns nothing if its result is discarded, and leaves its thread for the next', async () => {
    const pool = poolOf(1);
    const stop = stopOf();
    const { answer, progress } = begun(pool, endless, stop.signal);
    await progress;
    const [thread] = pool.threads();
    stop.abort(discarding);
    await expect(answer).rejects.toBeInstanceOf(RunStopped);
    expect(await pool.run('run', short)).toEqual(runEngine(short, quiet));
    expect(pool.threads()).toEqual([thread]);
  });

  it('takes its thread along if that does not respond', async () => {
    const deaf = async () => new Worker('setInterval(() => undefined, 1_000)', { eval: true });
    const pool = poolOf(1, deaf);
    const controller = stopOf();
    let hasBegun: () => void = () => undefined;
    const begins = new Promise<void>((resolve) => {
      hasBegun = resolve;
    });
    const answer = pool.run('run', short, { signal: controller.signal, onBegin: () => hasBegun() });
    answer.catch(() => undefined);
    await begins;
    controller.abort();
    await expect(answer).rejects.toBeInstanceOf(RunStopped);
    expect(pool.threads()).toEqual([]);
  });
});

it('fails if its thread dies, and the next one runs in another', async () => {
  const pool = poolOf(1);
  const { answer, progress } = begun(pool, endless);
  await progress;
  const [thread] = pool.threads();
  await thread?.terminate();
  await expect(answer).rejects.toBeInstanceOf(WorkerLost);
  expect((await pool.run('run', short)).seats).toHaveLength(6);
  expect(pool.threads()).not.toContain(thread);
});

it('fails if its thread hangs, but not while that reports', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reporting = `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', () => parentPort.postMessage({ progress: {} }));`;
  const pool = poolOf(1, async () => new Worker(reporting, { eval: true }));
  const { answer, progress } = begun(pool, short);
  await progress;
  const [thread] = pool.threads() as [Worker];
  vi.advanceTimersByTime(mostSilentMs - 1);
  thread.postMessage('report');
  await once(thread, 'message');
  vi.advanceTimersByTime(mostSilentMs - 1);
  expect(pool.threads()).toEqual([thread]);
  const ended = once(thread, 'exit');
  vi.advanceTimersByTime(1);
  await ended;
  await expect(answer).rejects.toBeInstanceOf(WorkerLost);
});

it('is not given to a thread that died while idle', async () => {
  const pool = poolOf(1);
  await pool.run('run', short);
  const [thread] = pool.threads();
  await thread?.terminate();
  expect((await pool.run('run', short)).seats).toHaveLength(6);
});

it('fails alone if it is impossible, and the threads continue', async () => {
  const pool = poolOf(1);
  const onOneSeat = ['ada', 'ben'].map((id) => ({ id, seat: 'garden-1' }));
  const wrong = { ...short, input: { ...input, people: onOneSeat } };
  await expect(pool.run('run', wrong)).rejects.toThrow('RangeError');
  const explained = await pool.run('explain', { key: 'dinner', input });
  expect(explained).toMatchObject({ score: { waiting: 6, hard: 0 } });
  expect(await pool.run('explain', { key: 'dinner' })).toEqual(explained);
  expect(await pool.run('explain', { key: 'lunch' })).toEqual({ missing: true });
});

it('is refused if the queue is full', async () => {
  const pool = poolOf(1);
  const controller = stopOf();
  const { answer, progress } = begun(pool, endless, controller.signal);
  await progress;
  const stops = Array.from({ length: mostWaiting }, stopOf);
  const waiting = stops.map(({ signal }) => begun(pool, short, signal));
  await expect(pool.run('run', short)).rejects.toMatchObject({ code: 'ENGINE_BUSY' });
  for (const stop of [...stops, controller]) stop.abort();
  await answer;
  for (const one of waiting) await expect(one.answer).rejects.toBeInstanceOf(RunStopped);
});

it('ends with all threads when the pool is closed', async () => {
  const pool = poolOf(1);
  const { answer, progress } = begun(pool, endless);
  const second = begun(pool, short);
  await progress;
  const [thread] = pool.threads();
  const ended = once(thread as Worker, 'exit');
  await pool.close();
  await ended;
  await expect(answer).rejects.toBeInstanceOf(WorkerLost);
  await expect(second.answer).rejects.toBeInstanceOf(WorkerLost);
  await expect(pool.run('run', short)).rejects.toBeInstanceOf(WorkerLost);
});
