import { settleEach, type Waiting } from '../../schema/waitingJobs.ts';

/**
 * Runs jobs of one key in rounds, one at a time. Jobs that arrive during a round form the next one.
 * Keys do not wait for each other. `work` returns the outcomes in the order of its jobs.
 */
export const createRounds = <Job, Answer>(
  mostJobs: number,
  work: (key: string, jobs: Job[]) => Promise<PromiseSettledResult<Answer>[]>,
): ((key: string, job: Job) => Promise<Answer>) => {
  const queues = new Map<string, Waiting<Job, Answer>[]>();

  const run = async (key: string, queue: Waiting<Job, Answer>[]): Promise<void> => {
    while (queue.length > 0) {
      const round = queue.splice(0, mostJobs);
      const jobs = round.map(({ job }) => job);
      try {
        settleEach(round, await work(key, jobs));
      } catch (error) {
        for (const { reject } of round) reject(error);
      }
    }
    queues.delete(key);
  };

  return (key, job) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key);
      if (queue) queue.push({ job, resolve, reject });
      else {
        const first = [{ job, resolve, reject }];
        queues.set(key, first);
        void run(key, first);
      }
    });
};
