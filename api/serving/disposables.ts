export type Disposables = {
  /** Registers a function that stops something. */
  add: (stop: () => unknown) => void;
  /** Stops everything, latest first. @throws the first error, after all were stopped */
  stop: () => Promise<void>;
};

/** Collects what a start has started, so that a failed start leaves nothing running. */
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
