import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const longestMs = 10_000;
const lookEveryMs = 10;

/**
 * Waits until a changed file has text. Many editors empty a file before they write it. A reader in between
 * would take the empty file for the change, and the watcher drops a second event that soon. A file that stays
 * empty was emptied on purpose.
 */
export const written = async (path: string): Promise<void> => {
  const end = performance.now() + longestMs;
  while (performance.now() < end) {
    const found = await stat(path).catch(() => undefined);
    if (found?.size !== 0) return;
    await setTimeout(lookEveryMs);
  }
};
