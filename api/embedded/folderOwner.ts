import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../env.ts';

const fileName = 'planner.pid';

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

/** Whether a running planner, or its command line, uses the data folder. */
export const runningPlanner = async (folder: string): Promise<boolean> => {
  const written = await readFile(join(folder, fileName), 'utf8').catch(() => '');
  const [pid, begin = ''] = written.split(' ');
  if (!pid || Number(pid) === process.pid || !isAlive(Number(pid))) return false;
  return begin === (await beginOf(Number(pid)));
};

/**
 * Claims the data folder for this process.
 * @returns a function that releases it
 * @throws StartError if another planner uses it
 */
export const claimFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, fileName);
  if (await runningPlanner(folder)) {
    throw new StartError(
      `Another planner uses ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  await writeFile(file, `${process.pid} ${await beginOf(process.pid)}`);
  return () => rm(file, { force: true });
};
