type Waiting<Job, Answer> = {
  job: Job;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * Jobs leave by one of a few lanes. Alone, a job leaves at once; jobs that come while all lanes are
 * busy leave together by the next free one, so that the load itself sets the size of a batch.
 * `send` settles its jobs in their order, or fails for all of them.
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
    try {
      const settled = await options.send(leaving.map(({ job }) => job));
      leaving.forEach(({ resolve, reject }, index) => {
        const result = settled[index];
        if (result?.status === 'fulfilled') resolve(result.value);
        else reject(result?.reason);
      });
    } catch (error) {
      for (const { reject } of leaving) reject(error);
    }
    busy -= 1;
    fillLanes();
  };

  const fillLanes = () => {
    if (isLeaving || busy >= options.lanes || queue.length === 0) return;
    isLeaving = true;
    // At the end of this turn of the event loop: whoever the last answer set off joins.
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
