import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Whether this file runs as it was written: then a thread's code is bundled when it is needed. */
const isSource = import.meta.url.endsWith('.ts');

/**
 * Starts threads that run the `worker.ts` of a folder: the built one beside the server's file, or the source. Both
 * builds of the server build every `worker.ts`.
 * @param folder in this folder's parent
 * @param external packages that stay outside of a bundle, since they load files of their own
 */
export const threadsOf = (
  folder: string,
  resourceLimits: ResourceLimits,
  external: readonly string[] = [],
): (() => Promise<Worker>) => {
  let bundle: Promise<string> | undefined;
  return async () => {
    const built = new URL(`./${folder}/worker.js`, import.meta.url);
    if (!isSource) return new Worker(built, { resourceLimits });
    bundle ??= bundled(fileURLToPath(new URL(`../${folder}/worker.ts`, import.meta.url)), external);
    return new Worker(await bundle, { eval: true, resourceLimits });
  };
};

const bundled = async (source: string, external: readonly string[]): Promise<string> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    write: false,
    external: [...external],
  });
  return outputFiles[0]?.text ?? '';
};
