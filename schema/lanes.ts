import { settleEach, type Waiting } from './waitingJobs.ts';

/**
 * Batches jobs over a few parallel lanes. A job leaves at once if a lane is free; jobs that arrive
 * while all are busy leave together by the next free one, so that the load sets the batch size.
 * `send` settles its jobs in order, or rejects all of them.
 */
export const createLanes = <Job, Answer>(options: {
  lanes: number;
  mostJobs: number;
  send: (jobs: Job[]) => Promise<PromiseSettledResult<Answer>[]>;
}): ((job: Job) => Promise<Answer>) => {
  const queue: Waiting<Job, Answer>[] = [];
  let busy = 0;
  let isLeaving = false;

  const depart = async () => {
    const leaving = queue.splice(0, options.mostJobs);
    busy += 1;
    const jobs = leaving.map(({ job }) => job);
    try {
      settleEach(leaving, await options.send(jobs));
    } catch (error) {
      for (const { reject } of leaving) reject(error);
    }
    busy -= 1;
    fillLanes();
  };

  const fillLanes = () => {
    if (isLeaving || busy >= options.lanes || queue.length === 0) return;
    isLeaving = true;
    // Waits until this turn of the event loop ends, so that jobs caused by the last answer can join.
    setImmediate(() => {
      isLeaving = false;
      void depart();
      fillLanes();
    });
  };

  return (job) =>
    new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject });
      fillLanes();
    });
};
