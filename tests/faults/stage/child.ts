import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { leaveNoChild } from '../../harness/leaveNothing.ts';

const linesKept = 60;

/** A process that the harness started, and its fate. */
export type Child = {
  readonly pid: number;
  readonly process: ChildProcess;
  /** The last lines of both outputs. */
  said: () => string[];
  /** Resolves once it prints the text; rejects if it ends before. */
  says: (text: string) => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
  /**
   * Sends the signal and waits for the end. Returns the exit code, or null if the signal ended it.
   */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /**
   * kill -9.
   * @throws Error if it had already ended by itself, because then nothing was struck
   */
  kill: () => Promise<void>;
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<number | null>;
  isRunning: () => boolean;
};

class EndedEarly extends Error {
  override readonly name = 'EndedEarly';
}

export const startChild = (
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Child => {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const listeners = new Set<(chunk: string) => void>();
  const hear = (chunk: Buffer) => {
    const text = String(chunk);
    lines.push(...text.split('\n').filter(Boolean));
    lines.splice(0, lines.length - linesKept);
    for (const listener of listeners) listener(text);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  leaveNoChild(child);
  const isRunning = () => child.exitCode === null && child.signalCode === null;

  return {
    pid: child.pid ?? 0,
    process: child,
    said: () => [...lines],
    says: (text) =>
      new Promise((resolve, reject) => {
        let received = lines.join('\n');
        const listener = (chunk: string) => {
          received = `${received}${chunk}`.slice(-20_000);
          if (!received.includes(text)) return;
          listeners.delete(listener);
          resolve();
        };
        listeners.add(listener);
        listener('');
        const early = () => reject(new EndedEarly(`it ended early: ${lines.slice(-5).join(' ')}`));
        ended.then(early, reject);
      }),
    signal: (signal) => void child.kill(signal),
    end: (signal) => {
      if (isRunning()) child.kill(signal);
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      if (child.signalCode !== 'SIGKILL')
        throw new Error(`it had ended with ${child.exitCode ?? child.signalCode} before`);
    },
    ended,
    isRunning,
  };
};
