import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../env.ts';

const fileName = 'planner.pid';

const isAlive = async (pid: number): Promise<boolean> => {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // After a restart of the machine the id may belong to anything.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'main.ts');
  return command.includes('main.ts');
};

/** Whether a planner (or its command line) that is alive uses this data folder. */
export const runningPlanner = async (folder: string): Promise<boolean> => {
  const pid = Number(await readFile(join(folder, fileName), 'utf8').catch(() => '0'));
  return pid > 0 && (await isAlive(pid));
};

/** Makes this process the folder's user. Answers how to end that. @throws StartError */
export const claimFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, fileName);
  if (await runningPlanner(folder)) {
    throw new StartError(
      `Another planner uses ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
};
