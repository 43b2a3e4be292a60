import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../env.ts';

const fileName = 'planner.pid';

/**
 * When a process began, in the kernel's ticks since the machine's start: with it a process id means
 * one process only, also after ids were used again. Empty where the system does not tell.
 */
const beginOf = async (pid: number): Promise<string> => {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name, in parentheses, may hold anything; the times come after it.
  return status.slice(status.lastIndexOf(')') + 1).split(' ')[20] ?? '';
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Whether a planner (or its command line) that is alive uses this data folder. */
export const runningPlanner = async (folder: string): Promise<boolean> => {
  const written = await readFile(join(folder, fileName), 'utf8').catch(() => '');
  const [pid, begin = ''] = written.split(' ');
  if (!pid || Number(pid) === process.pid || !isAlive(Number(pid))) return false;
  return begin === (await beginOf(Number(pid)));
};

/** Makes this process the folder's user. Answers how to end that. @throws StartError */
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
