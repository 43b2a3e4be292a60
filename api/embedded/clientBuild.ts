import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../env.ts';

export const builtFolder = join('dist', 'web');
const vite = join('node_modules', 'vite', 'bin', 'vite.js');
const sources = ['web', 'schema', 'package-lock.json'];

const changedAt = async (path: string): Promise<number> => {
  const info = await stat(path).catch(() => undefined);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const entries = await readdir(path);
  const times = await Promise.all(entries.map((entry) => changedAt(join(path, entry))));
  return Math.max(0, ...times);
};

/**
 * Builds the client if it is missing or older than its sources.
 * @returns its folder
 * @throws StartError if the build fails
 */
export const builtClient = async (print: (line: string) => void): Promise<string> => {
  const builtAt = await changedAt(join(builtFolder, 'index.html'));
  const newest = Math.max(...(await Promise.all(sources.map(changedAt))));
  if (builtAt > newest) return builtFolder;
  print('Building the client …');
  // A process of its own keeps the bundler's memory out of the server's.
  const command = [vite, 'build', 'web', '--logLevel', 'error'];
  // React's development build is three times as large, and slower.
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = spawn(process.execPath, command, { stdio: 'inherit', env });
  const [code] = await once(build, 'close');
  if (code !== 0) throw new StartError('The client could not be built; see the error above.');
  return builtFolder;
};
