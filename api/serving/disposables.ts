export type Disposables = {
  /** Registers how to stop something that was started. */
  add: (stop: () => unknown) => void;
  /** Stops everything, latest first. @throws the first error, once all were asked to stop */
  stop: () => Promise<void>;
};

/** Collects what a start has started, so that a start that fails leaves nothing running. */
export const createDisposables = (): Disposables => {
  const stops: (() => unknown)[] = [];
  return {
    add: (stop) => {
      stops.push(stop);
    },
    stop: async () => {
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
