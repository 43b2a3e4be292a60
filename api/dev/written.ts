import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const longestMs = 10_000;
const lookEveryMs = 10;

/**
 * Waits until a changed file has text. Many editors empty a file before they write it; what is read in between would be
 * taken for the change, and the watcher drops a second event that soon. A file that stays empty is meant to be.
 */
export const written = async (path: string): Promise<void> => {
  const end = performance.now() + longestMs;
  while (performance.now() < end) {
    const found = await stat(path).catch(() => undefined);
    if (found?.size !== 0) return;
    await setTimeout(lookEveryMs);
  }
};
