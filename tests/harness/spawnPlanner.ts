import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { leaveNoChild } from './leaveNothing.ts';

export type SpawnedPlanner = {
  url: string;
  process: ChildProcess;
  /**
   * Sends the signal and waits for the end. Returns the exit code, or null if the signal ended it.
   */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** A planner that ended before it was ready, with its exit code and its standard error. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted';
  constructor(
    readonly code: number | null,
    readonly errorLines: string[],
  ) {
    super(`it ended with ${code}: ${errorLines.join(' ')}`);
  }
}

/**
 * Nothing listens there, and no program of an ordinary user can, unlike at a port that just happens to be
 * free.
 */
export const closedPort = 2;

/** Node's arguments in `npm start`: its options, and the program. */
export const startArguments = (): { options: string[]; program: string } => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, ...options] = scripts.start.split(' ');
  return { program: options.pop(), options };
};

/**
 * The product as a process of its own, started like `npm start` once the server is built (see
 * serverBuild.ts), at a port of its own choice unless one is given. Resolves when it is ready, which it
 * reports by printing its address.
 * @throws NotStarted
 */
export const spawnPlanner = async (env: Record<string, string>): Promise<SpawnedPlanner> => {
  const { options, program } = startArguments();
  const child = spawn(process.execPath, [...options, program], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/tmp', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  leaveNoChild(child);
  let output = '';
  let errors = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, address] = /ready at (\S+)\n/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    ended.then((code) => reject(new NotStarted(code, errors.split('\n').filter(Boolean))));
  });
  return {
    url,
    process: child,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};
