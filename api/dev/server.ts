import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildResult, context } from 'esbuild';

const folder = join('dist', 'dev');
const standby = join('api', 'dev', 'standby.mjs');
/** Beside the server's file, as the production build has them (see startThread.ts). */
const workers = [join('seatingProposals', 'workers', 'worker.ts'), join('guestFiles', 'worker.ts')];

export type WatchedServer = {
  /** Starts the first server. `clientFolder` contains the page that it serves. */
  start: (clientFolder: string) => void;
  /** Waits for the newest server through any restarts. False if it did not build or start. */
  ready: () => Promise<boolean>;
  stop: () => Promise<void>;
};

type Options = {
  env: NodeJS.ProcessEnv;
  onBuilt: () => void;
  say: (line: string) => void;
};

/** Rebuilds the server when one of its files changes, and restarts it. */
export const watchServer = async ({ env, onBuilt, say }: Options): Promise<WatchedServer> => {
  let clientFolder: string | undefined;
  let running: ChildProcess | undefined;
  let spare: ChildProcess | undefined;
  let packages: string[] = [];
  let isBuilt = false;
  let answering = createSignal();

  const prepare = (): ChildProcess => {
    const child = fork(standby, clientFolder ? [clientFolder] : [], {
      env,
      execArgv: ['--enable-source-maps'],
    });
    child.send({ packages });
    return child;
  };

  const restart = (): void => {
    if (clientFolder === undefined || !isBuilt) return;
    const began = performance.now();
    const child = spare ?? prepare();
    // A graceful stop would wait for connections, and there is nothing to lose.
    running?.kill('SIGKILL');
    running = child;
    child.once('exit', (code) => {
      if (running !== child || code === null) return;
      say('The server did not start: save to try again.');
      answering.give(false);
    });
    child.on('message', (message) => {
      if (message !== 'ready' || running !== child) return;
      say(`The server answers after ${Math.round(performance.now() - began)} ms.`);
      answering.give(true);
      spare = prepare();
    });
    child.send({ run: pathToFileURL(resolve(folder, 'serve.js')).href });
    spare = undefined;
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
            isBuilt = true;
            packages = externalsOf(result);
            restart();
            onBuilt();
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
        const asked = answering;
        const isUp = await asked.given;
        if (asked === answering) return isUp;
      }
    },
    stop: async () => {
      await builds.dispose();
      const child = running;
      running = undefined;
      spare?.kill('SIGKILL');
      if (child?.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    },
  };
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
