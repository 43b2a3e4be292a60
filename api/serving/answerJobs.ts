import { constants, setPriority } from 'node:os';

/**
 * Answers each job that the planner sends to this process, which `startProcess.ts` started. Requests go first: the
 * process has the lowest priority. It ends when the planner does, after the job in hand.
 * @param work throws what the planner is to be told
 */
export const answerJobs = <Job>(work: (job: Job) => Promise<object>): void => {
  setPriority(constants.priority.PRIORITY_LOW);
  // A signal for the whole group stops the planner, which first answers what is open.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.on('message', async (job: Job) => {
    process.send?.(await work(job).catch((error: unknown) => error));
  });
};
