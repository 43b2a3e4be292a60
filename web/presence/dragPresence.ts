type Say = (attendeeIds: readonly string[]) => Promise<unknown>;

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * Says whom somebody has in their hand: one message at a time, and after it the latest only. That a
 * message fails is nobody's concern: it is said again before long.
 */
export const createDragPresence = (say: Say) => {
  let wanted: readonly string[] = [];
  let said: readonly string[] = [];
  let isSaying = false;
  const flush = async (): Promise<void> => {
    if (isSaying) return;
    isSaying = true;
    while (!isSame(said, wanted)) {
      const attempt = wanted;
      await say(attempt).catch(() => undefined);
      said = attempt;
    }
    isSaying = false;
  };
  return {
    take: (attendeeIds: readonly string[]): void => {
      wanted = attendeeIds;
      void flush();
    },
    /** Says it once more, where there is anything to say. */
    repeat: (): void => {
      if (isSaying || wanted.length === 0) return;
      said = [];
      void flush();
    },
    /** Whether others are shown less than all of it. */
    isMissingFrom: (shown: readonly string[]): boolean => wanted.some((id) => !shown.includes(id)),
  };
};
