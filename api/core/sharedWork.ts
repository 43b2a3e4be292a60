/** Work that several callers want at once is done once: who comes while it is under way waits for the same outcome. */
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
    /** Nobody joins any more what is under way now. */
    forgetAll: () => underWay.clear(),
  };
};
