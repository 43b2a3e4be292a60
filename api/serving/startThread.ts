import { type ResourceLimits, Worker } from 'node:worker_threads';
import { workerCode } from './workerCode.ts';

/**
 * Starts threads that run the `worker.ts` of a folder.
 * @param folder a folder beside this one
 */
export const threadsOf = (
  folder: string,
  resourceLimits: ResourceLimits,
): (() => Promise<Worker>) => {
  const code = workerCode(folder);
  return async () => {
    const found = await code();
    return 'file' in found
      ? new Worker(found.file, { resourceLimits })
      : new Worker(found.text, { eval: true, resourceLimits });
  };
};
