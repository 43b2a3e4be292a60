export type SharedWork = ReturnType<typeof createSharedWork>;

/** Runs work once for concurrent callers: those who call while it runs get the same outcome. */
export const createSharedWork = () => {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    /** The outcome, and whether this call began the work. */
    join: async <Outcome>(
      key: string,
      begin: () => Promise<Outcome>,
    ): Promise<{ outcome: Outcome; isOwn: boolean }> => {
      const joined = underWay.get(key);
      if (joined) return { outcome: (await joined) as Outcome, isOwn: false };
      const work = begin();
      underWay.set(key, work);
      try {
        return { outcome: await work, isOwn: true };
      } finally {
        if (underWay.get(key) === work) underWay.delete(key);
      }
    },
    /** Lets later callers start new work in place of joining the present work. */
    forgetAll: () => underWay.clear(),
  };
};
