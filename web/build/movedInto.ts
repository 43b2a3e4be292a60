import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>;

/** The hashed files of the previous build in a folder. */
const hashedIn = async (folder: string): Promise<string[]> => {
  const written = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  const chunks = Object.values(JSON.parse(written) as Manifest);
  return chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
};

/**
 * The files of a build. The page list is last, because it makes a running server take the build as complete.
 */
const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const isList = (name: string) => Number(name === join('.vite', 'pages.json'));
  return names.sort((one, other) => isList(one) - isList(other));
};

/** A build takes seconds, so one that began an hour ago was killed. */
const longestBuildMs = 60 * 60 * 1_000;

const removeUnfinished = async (served: string): Promise<void> => {
  const all = await readdir(dirname(served));
  for (const name of all.filter((one) => one.startsWith(`${basename(served)}.building-`))) {
    const path = join(dirname(served), name);
    const begun = await stat(path).catch(() => undefined);
    if (begun && Date.now() - begun.mtimeMs > longestBuildMs)
      await rm(path, { recursive: true, force: true });
  }
};

/**
 * Builds beside the folder and moves the files into it one by one, so that a running server never reads half
 * a file. Two processes that start at once may both build, so each build has a folder of its own. Hashed files
 * of the previous build stay for open pages; older ones are removed.
 */
export const movedInto = (folder: string): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'moved-into',
    apply: 'build',
    config: () => ({
      build: { outDir: `${folder}.building-${randomUUID()}`, emptyOutDir: true, manifest: true },
    }),
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: async () => {
      const built = join(config.root, config.build.outDir);
      const served = join(config.root, folder);
      const kept = new Set([...(await hashedIn(served)), ...(await hashedIn(built))]);
      for (const name of await filesIn(built)) {
        await mkdir(dirname(join(served, name)), { recursive: true });
        await rename(join(built, name), join(served, name));
      }
      await rm(built, { recursive: true });
      await removeUnfinished(served);
      const assets = await readdir(join(served, 'assets'));
      const isOlder = (name: string) => !kept.has(`assets/${name.replace(/\.(br|gz)$/, '')}`);
      await Promise.all(
        assets.filter(isOlder).map((name) => rm(join(served, 'assets', name), { force: true })),
      );
    },
  };
};
