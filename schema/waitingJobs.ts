/** A job that somebody waits for. */
export type Waiting<Job, Answer> = {
  job: Job;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/** Settles jobs that were done together with their outcomes, in the same order. */
export const settleEach = <Job, Answer>(
  waiting: readonly Waiting<Job, Answer>[],
  outcomes: readonly PromiseSettledResult<Answer>[],
): void => {
  for (const [index, { resolve, reject }] of waiting.entries()) {
    const outcome = outcomes[index];
    if (outcome?.status === 'fulfilled') resolve(outcome.value);
    else reject(outcome?.reason);
  }
};
