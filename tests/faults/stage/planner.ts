import { startArguments } from '../../harness/spawnPlanner.ts';
import { type Child, startChild } from './child.ts';
import { keptPort } from './keptPort.ts';

/** An API process of the product, which can be ended and started again at its address. */
export type Planner = {
  url: string;
  child: () => Child;
  /** Starts it again at the same address, optionally with more variables. */
  restart: (more?: Record<string, string>) => Promise<void>;
  kill: () => Promise<void>;
  stop: () => Promise<number | null>;
};

export type PlannerOptions = {
  program: string;
  env: Record<string, string>;
  /** Modules that are loaded first, e.g. one that sets a wrong clock. */
  preload?: readonly string[];
  cwd?: string;
};

export const startPlanner = async (options: PlannerOptions): Promise<Planner> => {
  const port = await keptPort();
  const url = `http://127.0.0.1:${port}`;
  let child = await startOnce(options, port);
  return {
    url,
    child: () => child,
    restart: async (more = {}) => {
      if (child.isRunning()) await child.end('SIGKILL');
      child = await startOnce({ ...options, env: { ...options.env, ...more } }, port);
    },
    kill: () => child.kill(),
    stop: () => child.end('SIGTERM'),
  };
};

const startOnce = async (
  { program, env, preload = [], cwd }: PlannerOptions,
  port: number,
): Promise<Child> => {
  const imports = preload.flatMap((module) => ['--import', module]);
  const child = startChild(process.execPath, [...startArguments().options, ...imports, program], {
    env: { ...ownEnvironment(), ...env, PORT: String(port) },
    cwd,
  });
  await child.says(`ready at http://127.0.0.1:${port}`);
  return child;
};

/** The variables that any program needs, without the caller's settings for the product. */
export const ownEnvironment = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '/tmp',
});
