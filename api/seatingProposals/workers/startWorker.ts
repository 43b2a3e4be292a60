import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** In MB. A plan of 6,000 people needs a sixth of it. */
const mostMemory = 600;
const resourceLimits = { maxOldGenerationSizeMb: mostMemory };

/** Whether this file runs as it was written: then the worker's code is bundled when it is needed. */
const isSource = import.meta.url.endsWith('.ts');

/** Starts a thread that runs the engine: the built file beside the server's, or the source. */
export const startWorker = async (): Promise<Worker> => {
  if (!isSource) {
    const built = new URL('./seatingProposals/workers/worker.js', import.meta.url);
    return new Worker(built, { resourceLimits });
  }
  return new Worker(await bundled(), { eval: true, resourceLimits });
};

let bundle: Promise<string> | undefined;

const bundled = (): Promise<string> => {
  bundle ??= bundleSource();
  return bundle;
};

const bundleSource = async (): Promise<string> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};
