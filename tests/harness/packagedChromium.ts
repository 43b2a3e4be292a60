import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const packageFolder = join(modules, '@sparticuz', 'chromium');

/** It unpacks to its process's temporary folder, so it runs in a process of its own. */
const unpackCommand =
  "import('@sparticuz/chromium').then(({ default: packaged }) => packaged.executablePath())";

export type PackagedChromium = {
  path: string;
  /** Removes what only this run can use. */
  dispose: () => Promise<void>;
};

/**
 * The npm package's Chromium, unpacked once for each version into `node_modules/.cache`. If that folder
 * belongs to another user and has none, it is unpacked into a private folder for this run. Never returns
 * a file that any other user could have written.
 */
export const packagedChromium = async (
  cache = join(modules, '.cache', 'chromium'),
  unpack = unpackPackage,
): Promise<PackagedChromium> => {
  const folder = join(cache, await packageVersion());
  if (await isTrusted(folder)) return cached(folder);
  const place = await privateFolder(cache);
  await unpack(place.folder);
  // Other users may run it, because they cannot change it.
  for (const path of [place.folder, join(place.folder, 'chromium')]) await chmod(path, 0o755);
  if (!place.isInCache) {
    const dispose = () => rm(place.folder, { recursive: true, force: true });
    return { path: join(place.folder, 'chromium'), dispose };
  }
  await moveIntoPlace(place.folder, folder);
  if (await isTrusted(folder)) return cached(folder);
  throw new Error(`Others may have written to ${folder}: remove it and try again.`);
};

const cached = (folder: string): PackagedChromium => ({
  path: join(folder, 'chromium'),
  dispose: async () => undefined,
});

const packageVersion = async (): Promise<string> =>
  JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')).version;

/**
 * Whether only this user could have written there, or the user who installed the packages, which run
 * anyway.
 */
const isTrusted = async (folder: string): Promise<boolean> => {
  try {
    const [installed, ...found] = await Promise.all(
      [packageFolder, folder, join(folder, 'chromium')].map((path) => stat(path)),
    );
    const owners = [installed?.uid, process.getuid?.()];
    return found.every(({ uid, mode }) => owners.includes(uid) && (mode & 0o022) === 0);
  } catch {
    return false;
  }
};

const privateFolder = async (cache: string) => {
  try {
    await mkdir(cache, { recursive: true });
    return { folder: await mkdtemp(join(cache, 'unpacking-')), isInCache: true };
  } catch {
    return { folder: await mkdtemp(join(tmpdir(), 'planner-chromium-')), isInCache: false };
  }
};

/** Takes seconds, because the file has 200 MB. */
const unpackPackage = async (folder: string): Promise<void> => {
  const env = { ...process.env, TMPDIR: folder };
  const args = ['--input-type=module', '--eval', unpackCommand];
  await promisify(execFile)(process.execPath, args, { env, cwd: dirname(modules) });
};

/** A rename is atomic. If another run was faster, its folder stays. */
const moveIntoPlace = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to);
  } catch {
    await rm(from, { recursive: true, force: true });
  }
};
