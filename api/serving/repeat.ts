/** Runs `work` every `ms` milliseconds and ignores failures. @returns a function that ends it */
export const repeat = (ms: number, work: () => Promise<void>): (() => void) => {
  const timer = setInterval(() => {
    work().catch(() => undefined);
  }, ms);
  timer.unref();
  return () => clearInterval(timer);
};
