/** Closed-loop load: each client starts its next request when the last one is done. */
export const ratePerSecond = async (
  clients: number,
  seconds: number,
  work: (client: number, n: number) => Promise<unknown>,
): Promise<number> => {
  const started = performance.now();
  const until = started + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = 0; performance.now() < until; n += 1) {
        await work(client, n);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - started) / 1000);
};

/** The p-th percentile (0 to 100) of the values, by nearest rank. */
export const percentile = (values: readonly number[], p: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? Number.NaN;
};
