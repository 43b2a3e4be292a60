import { readdir, readFile } from 'node:fs/promises';

/** The kernel counts in these. */
const ticksPerSecond = 100;

type Process = { pid: number; parent: number; own: number; ended: number };

/** Undefined where the process has ended. Times in ticks: its own, and of children that have ended. */
const processOf = async (pid: number): Promise<Process | undefined> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name, in parentheses, may hold anything; the figures come after it.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [
    ...fields.slice(0, 2),
    ...fields.slice(11, 15),
  ];
  return text === ''
    ? undefined
    : { pid, parent, own: user + system, ended: childUser + childSystem };
};

/** The process that started another; 0 where that has ended. Told by Linux. */
export const parentOf = async (pid: number): Promise<number> => (await processOf(pid))?.parent ?? 0;

/**
 * Seconds of processor time that these processes, and all that they started, have taken so far. Told
 * by Linux, to a hundredth of a second.
 */
export const processorSeconds = async (roots: readonly number[]): Promise<number> => {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const all = (await Promise.all(pids.map(processOf))).filter((found) => found !== undefined);
  const counted = new Set(roots);
  for (let before = -1; before < counted.size; ) {
    before = counted.size;
    for (const { pid, parent } of all) if (counted.has(parent)) counted.add(pid);
  }
  const ticks = all
    .filter(({ pid }) => counted.has(pid))
    .reduce((sum, { own, ended }) => sum + own + ended, 0);
  return ticks / ticksPerSecond;
};

/** Milliseconds of processor time that this process has taken so far. */
export const processorMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
