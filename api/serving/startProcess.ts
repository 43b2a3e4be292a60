import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { isNativeError } from 'node:util/types';
import { workerCode } from './workerCode.ts';
import type { JobWorker } from './workerJobs.ts';

const nothing = (): void => undefined;

/**
 * Starts processes that run the `worker.ts` of a folder, which answers by `answerJobs`. They get nothing of
 * the planner's environment, because they need none of its secrets.
 * @param folder a folder beside this one
 * @param flags of Node
 * @param external packages to leave out of a bundle, because they load files of their own
 */
export const processesOf = (
  folder: string,
  flags: readonly string[],
  external: readonly string[],
): (() => Promise<JobWorker>) => {
  const code = workerCode(folder, external);
  return async () => {
    const found = await code();
    const script = 'file' in found ? fileURLToPath(found.file) : '-';
    return processWorker([...flags, script], 'text' in found ? found.text : '');
  };
};

/**
 * A Node process as a worker. Throws the system's error if it cannot be started.
 * @param script for the process's standard input
 */
export const processWorker = async (
  args: readonly string[],
  script: string,
): Promise<JobWorker> => {
  const child = spawn(process.execPath, args, {
    env: {},
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  child.stdin?.on('error', nothing).end(script);
  await once(child, 'spawn');
  return asWorker(child);
};

/** The most characters to keep of a failing process's output. */
const mostErrorText = 4_000;

const asWorker = (child: ChildProcess): JobWorker => {
  const events = new EventEmitter();
  let errorText = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorText = `${errorText}${text}`.slice(-mostErrorText);
  });
  (child.stderr as Socket | null)?.unref();
  // If nobody waits for an answer, nobody needs the error.
  const fail = (error: Error): boolean => events.emit('error', error);
  events.on('error', nothing);
  child
    .on('message', (message) =>
      isNativeError(message) ? fail(message) : events.emit('message', message),
    )
    .on('error', fail)
    .on('close', (code, signal) => {
      // V8 ends a process this way when its heap is full.
      if (signal === 'SIGABRT') fail(new RangeError('The process ran out of memory'));
      else fail(new Error(`The process ended without an answer (${signal ?? code}). ${errorText}`));
    });
  return Object.assign(events, {
    postMessage: (job: unknown) => child.send(job as object, (error) => error && fail(error)),
    terminate: () => child.kill('SIGKILL'),
    ref: () => {
      child.ref();
      child.channel?.ref();
    },
    unref: () => {
      child.unref();
      child.channel?.unref();
    },
  });
};
