const longestStopMs = 28_000;
/**
 * npm repeats a Ctrl-C that the terminal has sent to all processes, so a second signal this soon is the same.
 */
const sameSignalMs = 500;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The first signal stops the planner gracefully, within a deadline; a second one exits at once.
 * @returns whether a signal has come. A start that is under way then fails, which is nothing to report.
 */
export const stopOnSignals = (
  stop: () => Promise<void>,
  print: (line: string) => void,
): (() => boolean) => {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (stoppingSince !== undefined) {
      if (now - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = now;
    print('Stopping …');
    setTimeout(() => {
      console.error('It did not stop in time and is ended.');
      process.exit(1);
    }, longestStopMs).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, onSignal);
  return () => stoppingSince !== undefined;
};
