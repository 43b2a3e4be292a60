import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export type SpawnedPlanner = {
  url: string;
  process: ChildProcess;
  /** What it printed so far. */
  output: () => string;
  /** Sends the signal and waits for the end: the exit code, or null where the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * The product as a process of its own, started as `npm start` does. Resolves once it is ready to
 * serve, which it says by printing its address; rejects with its output when it ends before.
 */
export const spawnPlanner = async (env: Record<string, string>): Promise<SpawnedPlanner> => {
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/main.ts'], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/tmp', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes(url)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then((code) => reject(new Error(`it ended with ${code}: ${output}`)));
  });
  return {
    url,
    process: child,
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};
