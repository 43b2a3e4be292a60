import { readdir, readFile } from 'node:fs/promises';

/** The kernel's unit of processor time. */
const ticksPerSecond = 100;

type Process = { pid: number; parent: number; own: number; ended: number };

/** Undefined if the process has ended. Its own times and those of ended children, in ticks. */
const processOf = async (pid: number): Promise<Process | undefined> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name, in parentheses, may contain anything; the figures follow it.
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

/** The parent of a process, or 0 if that has ended. Needs Linux. */
export const parentOf = async (pid: number): Promise<number> => (await processOf(pid))?.parent ?? 0;

/**
 * Seconds of processor time that these processes and their descendants have used so far, to a hundredth
 * of a second. Needs Linux.
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

/** Milliseconds of processor time that this process has used so far. */
export const processorMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
