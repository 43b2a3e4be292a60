import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';

const tsc = resolve('node_modules', 'typescript-7', 'bin', 'tsc');
/** Keeps the compiler's results, so that a check covers only what a change can affect. */
const known = join('dist', 'dev', 'types.tsbuildinfo');
const options = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', known];

/**
 * Checks the types of a folder and prints the errors. One check runs at a time; a request during a check
 * starts another one after it. The compiler's own watch mode forgets a change during a check, and takes 5 GB.
 */
export const typeChecks = (print: (line: string) => void, folder = '.') => {
  let checking: ChildProcess | undefined;
  let isStale = false;
  let hasEnded = false;

  const check = (): void => {
    isStale = checking !== undefined;
    if (checking || hasEnded) return;
    const child = spawn(process.execPath, [tsc, ...options], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      // A group of its own, because the compiler is a child of this process.
      detached: true,
    });
    // The page and the server have priority.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    checking = child;
    let found = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      found += text;
    });
    child.on('close', () => {
      checking = undefined;
      if (hasEnded) return;
      if (isStale) check();
      else print(`types: ${found.trim().replaceAll('\n', '\ntypes: ') || 'no errors'}`);
    });
  };

  return {
    check,
    stop: async (): Promise<void> => {
      hasEnded = true;
      if (!checking?.pid) return;
      const ended = once(checking, 'close');
      // On SIGTERM the compiler would finish its check first.
      process.kill(-checking.pid, 'SIGKILL');
      await ended;
    },
  };
};
