import { mkdtemp, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../env.ts';

/**
 * The claim is a folder with one empty file that is named after its owner: process id, dash, start time. A folder
 * takes the place of an empty one only, and a dead owner's file is removed by its name. So of many planners that
 * start at once, also after a crash, one gets the claim, and nobody removes the claim of another.
 */
const placeIn = (folder: string) => join(folder, 'planner.pid');

/**
 * A process's start time, in clock ticks since boot (proc(5), field 22), by which a reused process id is
 * recognised. Empty if /proc does not exist, and for a dead process that nobody has waited for yet.
 */
const beginOf = async (pid: number): Promise<string> => {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name, in parentheses, may contain spaces; the other fields follow it.
  const [, state = '', ...others] = status.slice(status.lastIndexOf(')') + 1).split(' ');
  return 'ZX'.includes(state) ? '' : (others[18] ?? '');
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** An owner's process and its start time, and the file that says so. */
type Claim = { pid: number; begin: string; file: string };

/** The claim on a folder, of a living or a dead owner. Undefined if there is none. */
const claimAt = async (place: string): Promise<Claim | undefined> => {
  const of = (text: string, separator: string, file: string): Claim => {
    const [pid, begin = ''] = text.split(separator);
    return { pid: Number(pid), begin, file };
  };
  try {
    const [name] = await readdir(place);
    return name === undefined ? undefined : of(name, '-', join(place, name));
  } catch (error) {
    if (hasCode(error, ['ENOENT'])) return;
    // Earlier versions wrote a file in its place.
    if (hasCode(error, ['ENOTDIR'])) return of(await readFile(place, 'utf8'), ' ', place);
    throw error;
  }
};

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

const isRunning = async ({ pid, begin }: Claim): Promise<boolean> =>
  pid > 0 && pid !== process.pid && isAlive(pid) && begin === (await beginOf(pid));

/** Whether a running planner, or its command line, uses the data folder. */
export const runningPlanner = async (folder: string): Promise<boolean> => {
  const claim = await claimAt(placeIn(folder));
  return claim !== undefined && isRunning(claim);
};

/**
 * Claims the data folder for this process.
 * @returns a function that releases it
 * @throws StartError if another planner uses it
 */
export const claimFolder = async (folder: string): Promise<() => Promise<void>> => {
  const place = placeIn(folder);
  const name = `${process.pid}-${await beginOf(process.pid)}`;
  const prepared = await mkdtemp(join(folder, 'planner-claim-'));
  try {
    await writeFile(join(prepared, name), '');
    do {
      const claim = await claimAt(place);
      if (claim && (await isRunning(claim))) throw inUse(folder);
      if (claim) await withdraw(place, claim.file);
    } while (!(await hasMoved(prepared, place)));
  } finally {
    await rm(prepared, { recursive: true, force: true });
  }
  return () => withdraw(place, join(place, name));
};

const inUse = (folder: string) =>
  new StartError(`Another planner uses ${folder}. Stop it, or set DATA_DIR to another folder.`);

/** Leaves the place empty, unless another planner has claimed it by now. */
const withdraw = async (place: string, file: string): Promise<void> => {
  await rm(file, { force: true });
  await rmdir(place).catch(() => undefined);
};

/** Whether the folder was moved. It was not if the place is taken. */
const hasMoved = async (folder: string, place: string): Promise<boolean> => {
  try {
    await rename(folder, place);
    return true;
  } catch (error) {
    if (hasCode(error, ['ENOTEMPTY', 'EEXIST', 'ENOTDIR'])) return false;
    throw error;
  }
};
