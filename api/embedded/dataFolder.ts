import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '../env.ts';

/** The full path of the data folder, created if missing. @throws StartError if not writable */
export const openDataFolder = async (name: string): Promise<string> => {
  const folder = resolve(name);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be written. Set DATA_DIR to one that can.`,
    );
  }
};

/**
 * A random secret, created once in the data folder and readable by its owner only.
 * @throws Error of the file system if it can be neither read nor written
 */
export const storedSecret = async (folder: string, name: string): Promise<string> => {
  const file = join(folder, name);
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
};
