type Say = (attendeeIds: readonly string[]) => Promise<unknown>;

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * Sends which attendees the member holds: one message at a time, then only the latest. Errors are
 * ignored, because the state is sent again soon.
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
    /** Sends the current state once more, unless it is empty. */
    repeat: (): void => {
      if (isSaying || wanted.length === 0) return;
      said = [];
      void flush();
    },
    /** Whether others see less than the full state. */
    isMissingFrom: (shown: readonly string[]): boolean => wanted.some((id) => !shown.includes(id)),
  };
};
