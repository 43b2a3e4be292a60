import { constants, setPriority } from 'node:os';

/**
 * Answers each job that the planner sends to this process, which `startProcess.ts` started. The
 * process has a low priority, so that requests go first. It ends when the planner does, after the
 * job in hand.
 * @param work does one job; what it throws is sent to the planner
 */
export const answerJobs = <Job>(work: (job: Job) => Promise<object>): void => {
  // Not the lowest: on a busy machine that is less than a hundredth of a core, and a job would never be done.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // A signal for the whole group stops the planner, which first answers what is open.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.on('message', async (job: Job) => {
    process.send?.(await work(job).catch((error: unknown) => error));
  });
};
