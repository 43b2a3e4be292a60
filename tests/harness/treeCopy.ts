import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export type TreeCopy = { folder: string; remove: () => Promise<void> };

/** A copy of the sources that a test may change, with the packages and caches of its own. */
export const treeCopy = async (): Promise<TreeCopy> => {
  const folder = await mkdtemp(join(tmpdir(), 'planner-tree-'));
  const names = await readdir('.');
  const sources = names.filter((name) =>
    /^(api|schema|projections|web|tests)$|\.(ts|json)$/.test(name),
  );
  await Promise.all(sources.map((name) => cp(name, join(folder, name), { recursive: true })));
  await mkdir(join(folder, 'node_modules'));
  const packages = (await readdir('node_modules')).filter((name) => !/^\.(?!bin$)/.test(name));
  for (const name of packages) {
    await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};
