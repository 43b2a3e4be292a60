import { fileURLToPath } from 'node:url';

/** A built file, or the text of a bundle. */
type WorkerCode = { file: URL } | { text: string };

/** Whether this file runs from source, so that a worker's code must be bundled on demand. */
const isSource = import.meta.url.endsWith('.ts');

/**
 * The code of the `worker.ts` of a folder: the built file beside the server's, or the source as one script.
 * Both builds of the server build every `worker.ts`.
 * @param folder a folder beside this one
 * @param external packages to leave out of a bundle, because they load files of their own
 */
export const workerCode = (
  folder: string,
  external: readonly string[] = [],
): (() => Promise<WorkerCode>) => {
  let bundle: Promise<string> | undefined;
  return async () => {
    if (!isSource) return { file: new URL(`./${folder}/worker.js`, import.meta.url) };
    bundle ??= bundled(fileURLToPath(new URL(`../${folder}/worker.ts`, import.meta.url)), external);
    return { text: await bundle };
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
