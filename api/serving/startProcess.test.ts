import { once } from 'node:events';
import { constants } from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { processWorker } from './startProcess.ts';
import type { JobWorker } from './workerJobs.ts';

/** A process that runs `use`, the text of a function that gets the exports of a module of this folder. */
const running = async (module: string, use: string): Promise<JobWorker> => {
  const address = new URL(module, import.meta.url);
  const script = `import(${JSON.stringify(address)}).then(${use});`;
  const worker = await processWorker(['--import', 'tsx', '-'], script);
  onTestFinished(() => void worker.terminate());
  return worker;
};

/** A process that answers a job as this code says. */
const answering = (work: string) =>
  running('answerJobs.ts', `({ answerJobs }) => answerJobs(async (job) => ${work})`);

/** The next answer. Throws the worker's error. */
const answerTo = async (worker: JobWorker, job: object) => {
  const answer = once(worker, 'message');
  worker.postMessage(job);
  return (await answer)[0];
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A planner that asks a worker for its process id, prints it, and then does `next`. */
const plannerThen = (next: string) =>
  running(
    'startProcess.ts',
    `async ({ processWorker }) => {
      const code = "process.on('message', () => process.send({ pid: process.pid }))";
      const worker = await processWorker(['-'], code);
      worker.on('message', (answer) => {
        process.send(answer);
        ${next}
      });
      worker.postMessage({});
    }`,
  );

it('answers jobs, with binary results, and waits for the next', async () => {
  const worker = await answering('({ bytes: job.bytes.slice(1) })');
  for (const bytes of [new Uint8Array([1, 2, 3]), new Uint8Array(3_000_000)]) {
    const answer = await answerTo(worker, { bytes });
    expect(Buffer.compare(answer.bytes, bytes.slice(1))).toBe(0);
  }
});

it("reports a job's error, and stays", async () => {
  const worker = await answering("{ if (job.odd) throw new TypeError('odd'); return {}; }");
  await expect(answerTo(worker, { odd: true })).rejects.toThrow(new TypeError('odd'));
  expect(await answerTo(worker, {})).toEqual({});
});

it('has a low priority, but not the lowest, and no environment variables', async () => {
  vi.stubEnv('SECRET_OF_THE_PLANNER', 'secret');
  onTestFinished(() => void vi.unstubAllEnvs());
  const worker = await answering(
    "({ env: process.env, priority: require('node:os').getPriority() })",
  );
  const { env, priority } = await answerTo(worker, {});
  expect(priority).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  expect(JSON.stringify(env)).not.toContain('secret');
});

it('continues when its process group is told to stop', async () => {
  const worker = await answering('({ pid: process.pid })');
  const { pid } = await answerTo(worker, {});
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGTERM');
  expect(await answerTo(worker, {})).toEqual({ pid });
});

it('ends with a planner that is killed', async () => {
  const planner = await plannerThen('');
  const [{ pid }] = await once(planner, 'message');
  expect(isAlive(pid)).toBe(true);
  planner.terminate();
  await expect.poll(() => isAlive(pid)).toBe(false);
});

it('does not keep an idle planner from ending', async () => {
  const planner = await plannerThen('worker.unref();');
  const ended = once(planner, 'exit');
  const [{ pid }] = await once(planner, 'message');
  await expect(ended).rejects.toThrow('without an answer (0)');
  await expect.poll(() => isAlive(pid)).toBe(false);
});
