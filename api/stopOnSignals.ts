const longestStopMs = 20_000;

/** The first SIGINT or SIGTERM stops in order, within a deadline; a second one ends at once. */
export const stopOnSignals = (stop: () => Promise<void>, say: (line: string) => void): void => {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say('Stopping …');
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
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
};
