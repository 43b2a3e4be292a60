import { statfs } from 'node:fs/promises';

const folder = '/dev/shm';
const tmpfs = 0x01021994;
/** Several times what all databases and browsers of a run hold there at once. */
const roomBytes = 4 * 1024 ** 3;

/**
 * Linux's folder of files in memory, if it has room for a run; in containers it is often limited to 64
 * MB.
 */
export const memoryFolder = async (): Promise<string | undefined> => {
  const found = await statfs(folder).catch(() => undefined);
  const hasRoom = found?.type === tmpfs && found.bavail * found.bsize >= roomBytes;
  return hasRoom ? folder : undefined;
};
