export type StartedParts = {
  /** Remembers how to stop something that runs from now on. */
  add: (stop: () => unknown) => void;
  /** Stops all of it, the latest first. One that fails keeps no other from stopping. */
  stop: () => Promise<void>;
};

/** What has been started so far, so that a start that fails, or ends, leaves nothing behind. */
export const startedParts = (): StartedParts => {
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
