type Send = (attendeeIds: readonly string[]) => Promise<unknown>;

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * Shares which attendees the member holds: one message at a time, then only the latest state. Ignores errors,
 * because the state is sent again soon.
 */
export const createDragPresence = (send: Send) => {
  let wanted: readonly string[] = [];
  let sent: readonly string[] = [];
  let isSending = false;
  const flush = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    while (!isSame(sent, wanted)) {
      const attempt = wanted;
      await send(attempt).catch(() => undefined);
      sent = attempt;
    }
    isSending = false;
  };
  return {
    take: (attendeeIds: readonly string[]): void => {
      wanted = attendeeIds;
      void flush();
    },
    /** Sends the current state again, unless it is empty. */
    repeat: (): void => {
      if (isSending || wanted.length === 0) return;
      sent = [];
      void flush();
    },
    /** Whether others see less than the full state. */
    isMissingFrom: (shown: readonly string[]): boolean => wanted.some((id) => !shown.includes(id)),
  };
};
