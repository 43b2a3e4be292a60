/** Repeats upkeep that may fail: the next time comes anyway. Answers how to end it. */
export const everySoOften = (ms: number, work: () => Promise<void>): (() => void) => {
  const timer = setInterval(() => {
    work().catch(() => undefined);
  }, ms);
  timer.unref();
  return () => clearInterval(timer);
};
