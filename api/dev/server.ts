import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { context, type Metafile } from 'esbuild';
import type { Contract } from '../contracts.ts';
import { written } from './written.ts';

const folder = join('dist', 'dev');
/** The folders of the server's files. */
export const serverFolders = ['api', 'projections', 'schema'];
const standby = join('api', 'dev', 'standby.mjs');
/** The workers' files. They are built beside the server's file, as in production (see workerCode.ts). */
const workers = (await readdir('api', { recursive: true })).filter(
  (file) => basename(file) === 'worker.ts',
);

export type WatchedServer = {
  /** Starts the first server. `clientFolder` contains the page that it serves. */
  start: (clientFolder: string) => void;
  /**
   * To be called with each file that was changed, added or removed: rebuilds and restarts the server if
   * the file is one of its own.
   * @returns whether it is
   */
  changed: (path: string) => boolean;
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

/** Builds the server, and builds and restarts it when one of its files changes. */
export const watchServer = async ({ onSettled, ...options }: Options): Promise<WatchedServer> => {
  const server = createProcesses(options);
  let clientFolder: string | undefined;
  /** What the last build consists of. Undefined during a build and after one that failed. */
  let built: Metafile | undefined;
  let answering = createSignal();
  let isBuilding = false;
  let isStale = false;

  const restart = (): void => {
    if (clientFolder === undefined || built === undefined) return;
    const current = answering;
    void server.restart({ clientFolder, packages: externalsOf(built) }).then((isUp) => {
      current.give(isUp);
      if (current === answering) onSettled();
    });
  };

  // Not esbuild's own watch mode, which looks for changes by turns and takes up to 3 s to see one.
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
  });

  /** Builds once at a time. A change during a build starts another one after it. */
  const build = async (): Promise<void> => {
    isStale = isBuilding;
    if (isBuilding) return;
    isBuilding = true;
    built = undefined;
    answering.give(false);
    answering = createSignal();
    // esbuild prints what was wrong.
    const result = await builds.rebuild().catch(() => undefined);
    isBuilding = false;
    if (isStale) return build();
    built = result?.metafile;
    if (built) restart();
    else answering.give(false);
  };
  void build();

  return {
    start: (given) => {
      clientFolder = given;
      restart();
    },
    changed: (path) => {
      const file = relative('.', path).split(sep);
      // Without a good build, any file may be the one that it lacks.
      const isOfServer = built
        ? file.join('/') in built.inputs
        : serverFolders.includes(file[0] ?? '');
      if (isOfServer) void written(path).then(build);
      return isOfServer;
    },
    ready: async () => {
      for (;;) {
        const current = answering;
        const isUp = await current.given;
        if (current === answering) return isUp;
      }
    },
    stop: async () => {
      await builds.cancel();
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
const externalsOf = ({ inputs }: Metafile): string[] => [
  ...new Set(
    Object.values(inputs).flatMap(({ imports }) =>
      imports.flatMap(({ path, external }) => (external && !path.startsWith('.') ? [path] : [])),
    ),
  ),
];
