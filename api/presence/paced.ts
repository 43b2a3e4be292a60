/**
 * Runs at once, and then at most every so many milliseconds: of what is asked for meanwhile, the
 * latest is run for all. What is asked for while it runs makes it run once more.
 */
export const paced = <Value, Result>(
  run: (value: Value) => Promise<Result>,
  everyMs: number,
): ((value: Value) => Promise<Result>) => {
  let latest: Value;
  let next: Promise<Result> | undefined;
  let free: Promise<unknown> = Promise.resolve();
  const start = (): Promise<Result> => {
    next = undefined;
    const result = run(latest);
    const pause = new Promise((done) => setTimeout(done, everyMs).unref());
    free = Promise.allSettled([pause, result]);
    return result;
  };
  return (value) => {
    latest = value;
    next ??= free.then(start);
    return next;
  };
};
