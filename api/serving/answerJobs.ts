import { constants, setPriority } from 'node:os';

/**
 * Answers each job that the planner sends to this process, which `startProcess.ts` has started. The process
 * has a low priority, so that requests go first. It ends when the planner does, after the present job.
 * @param work does one job; its errors are sent to the planner
 */
export const answerJobs = <Job>(work: (job: Job) => Promise<object>): void => {
  // Not the lowest priority: on a busy machine that gets less than a hundredth of a core, and a job would
  // never end.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // A signal to the whole group stops the planner, which first answers the open requests.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.on('message', async (job: Job) => {
    process.send?.(await work(job).catch((error: unknown) => error));
  });
};
