/**
 * Throttles `run` to one call every `everyMs` milliseconds; the first is immediate. Calls during the
 * pause share one run with the latest value. A call during a run starts another one afterwards.
 */
export const throttled = <Value, Result>(
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
