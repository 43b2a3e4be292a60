import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildResult, context } from 'esbuild';
import type { Contract } from '../contracts.ts';

const folder = join('dist', 'dev');
const standby = join('api', 'dev', 'standby.mjs');
/** The workers' files. They are built beside the server's file, as in production (see workerCode.ts). */
const workers = (await readdir('api', { recursive: true })).filter(
  (file) => basename(file) === 'worker.ts',
);

export type WatchedServer = {
  /** Starts the first server. `clientFolder` contains the page that it serves. */
  start: (clientFolder: string) => void;
  /** Waits for the newest server through any restarts. False if it did not build or start. */
  ready: () => Promise<boolean>;
  stop: () => Promise<void>;
};

type Options = {
  env: NodeJS.ProcessEnv;
  /** Called when the server answers after a change, or has failed to. Other work may then start. */
  onSettled: () => void;
  onStaleContracts: (stale: Contract[]) => void;
  print: (line: string) => void;
};

/** Rebuilds the server when one of its files changes, and restarts it. */
export const watchServer = async ({ onSettled, ...options }: Options): Promise<WatchedServer> => {
  const server = createProcesses(options);
  let clientFolder: string | undefined;
  let packages: string[] | undefined;
  let answering = createSignal();

  const restart = (): void => {
    if (clientFolder === undefined || packages === undefined) return;
    const current = answering;
    void server.restart({ clientFolder, packages }).then((isUp) => {
      current.give(isUp);
      if (current === answering) onSettled();
    });
  };

  const builds = await context({
    entryPoints: [
      { in: join('api', 'dev', 'serve.ts'), out: 'serve' },
      ...workers.map((worker) => ({ in: join('api', worker), out: worker.replace('.ts', '') })),
    ],
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    metafile: true,
    outdir: folder,
    logLevel: 'warning',
    plugins: [
      {
        name: 'restart',
        setup: (build) => {
          build.onStart(() => {
            answering.give(false);
            answering = createSignal();
          });
          build.onEnd((result) => {
            if (result.errors.length > 0) return answering.give(false);
            packages = externalsOf(result);
            restart();
          });
        },
      },
    ],
  });
  await builds.watch();

  return {
    start: (given) => {
      clientFolder = given;
      restart();
    },
    ready: async () => {
      for (;;) {
        const current = answering;
        const isUp = await current.given;
        if (current === answering) return isUp;
      }
    },
    stop: async () => {
      await builds.dispose();
      await server.stop();
    },
  };
};

type Run = { clientFolder: string; packages: string[] };

/** The server's process, and a spare one that loads the packages while it waits to replace it. */
const createProcesses = ({ env, onStaleContracts, print }: Omit<Options, 'onSettled'>) => {
  let running: ChildProcess | undefined;
  let spare: ChildProcess | undefined;

  const prepare = ({ clientFolder, packages }: Run): ChildProcess => {
    const child = fork(standby, [clientFolder], { env, execArgv: ['--enable-source-maps'] });
    child.send({ packages });
    return child;
  };

  const answers = (child: ChildProcess): Promise<boolean> =>
    new Promise((resolve) => {
      child.once('exit', (code) => {
        // A server that was replaced was killed and has no exit code.
        if (code !== null) print('The server did not start: save to try again.');
        resolve(false);
      });
      child.on('message', (message) => {
        if (message === 'ready') resolve(true);
        else onStaleContracts(message as Contract[]);
      });
    });

  return {
    /** Starts the last built server. @returns whether it answers, as soon as that is known */
    restart: async (run: Run): Promise<boolean> => {
      const began = performance.now();
      const before = running;
      const child = spare ?? prepare(run);
      spare = undefined;
      running = child;
      const isUp = answers(child);
      // Ended at once, because the next server listens on the same port, and a graceful stop would only wait
      // for connections.
      await end(before);
      if (running !== child) return false;
      child.send({ run: pathToFileURL(resolve(folder, 'serve.js')).href });
      if (!(await isUp) || running !== child) return false;
      print(`The server answers after ${Math.round(performance.now() - began)} ms.`);
      spare = prepare(run);
      return true;
    },
    stop: async (): Promise<void> => {
      const all = [running, spare];
      running = undefined;
      spare = undefined;
      await Promise.all(all.map(end));
    },
  };
};

const end = async (child: ChildProcess | undefined): Promise<void> => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

const createSignal = () => {
  let give: (isUp: boolean) => void = () => undefined;
  const given = new Promise<boolean>((resolve) => {
    give = resolve;
  });
  return { given, give };
};

/** The external packages that a bundle imports. */
const externalsOf = ({ metafile }: BuildResult): string[] => [
  ...new Set(
    Object.values(metafile?.inputs ?? {}).flatMap(({ imports }) =>
      imports.flatMap(({ path, external }) => (external && !path.startsWith('.') ? [path] : [])),
    ),
  ),
];
