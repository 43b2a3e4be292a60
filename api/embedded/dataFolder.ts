import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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

/** The password's file, which is created before any data. */
const databasePassword = 'database-password';

/** In characters. */
const shortestSecret = 32;

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/**
 * The master key, created with the folder and never again: another key could not read the data, and would
 * look like the right one.
 * @throws StartError if it is lost
 */
export const storedMasterKey = async (folder: string): Promise<string> => {
  const file = join(folder, 'master-key');
  const ofData = [databasePassword, 'postgres'].map((name) => sizeOf(join(folder, name)));
  const hasData = (await Promise.all(ofData)).some((size) => size > 0);
  if (hasData && (await sizeOf(file)) < shortestSecret) {
    throw new StartError(
      `The master key ${file} is lost. Put it back from a backup: without it, nobody can read the data.`,
    );
  }
  return storedSecret(folder, 'master-key');
};

/**
 * The password of the database, created before it and never again: the database would refuse another one.
 * @throws StartError if it is lost
 */
export const storedDatabasePassword = async (folder: string, isInUse: boolean): Promise<string> => {
  const isLost = isInUse && (await sizeOf(join(folder, databasePassword))) < shortestSecret;
  if (isLost) throw databasePasswordWrong(folder);
  return storedSecret(folder, databasePassword);
};

export const databasePasswordWrong = (folder: string) =>
  new StartError(
    `The database's password ${join(folder, databasePassword)} is missing or wrong. Put it back from a backup, or set a new one: see "A lost password" in docs/operations.md.`,
  );

/**
 * A random secret, created once in the data folder and readable by its owner only.
 * @throws StartError if the file has less than a secret, as after a start that was cut off, or is a folder
 * @throws Error of the file system if it can be neither read nor written
 */
export const storedSecret = async (folder: string, name: string): Promise<string> => {
  const file = join(folder, name);
  const secret = randomBytes(32).toString('base64url');
  try {
    await writeFile(file, secret, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      await rm(file, { force: true });
      throw error;
    }
  }
  const stored = (await contentOf(file)).trim();
  if (stored.length < shortestSecret) {
    throw new StartError(
      `The secret ${file} is incomplete. Put the file back from a backup, or delete it to have a new one made.`,
    );
  }
  return stored;
};

const contentOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EISDIR') throw error;
    throw new StartError(
      `${file} is a folder, and must be a file. Containers make a folder of a file that they are to mount and cannot find. Put the file back from a backup, or delete the folder to have a new one made.`,
    );
  });
