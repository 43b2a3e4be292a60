export type Disposables = ReturnType<typeof createDisposables>;

/** Collects the parts that a start has started, so that a failed start leaves nothing running. */
export const createDisposables = () => {
  const stops: (() => unknown)[] = [];
  return {
    add: (stop: () => unknown): void => {
      stops.push(stop);
    },
    /** Stops all parts, latest first. @throws the first error, after all were stopped */
    stop: async (): Promise<void> => {
      const problems: unknown[] = [];
      for (const stop of stops.splice(0).reverse()) {
        try {
          await stop();
        } catch (error) {
          problems.push(error);
        }
      }
      if (problems.length > 0) throw problems[0];
    },
  };
};
