import { type EventLog, EventLogError } from '../../schema/ports/eventLog.ts';

/** What becomes of one append: it is made, never sent, made without an answer, or others are first. */
export type Fate = 'made' | 'notSent' | 'unanswered' | { first: () => Promise<unknown> };

/**
 * A log that takes little at once, and asks before each append what is to become of it. Each event is
 * an append of its own where it is larger than a part.
 */
export const cutLog = (
  log: EventLog,
  maxAppendBytes: number,
  fateOf: (append: number) => Fate,
): EventLog => {
  let appends = 0;
  return {
    ...log,
    maxAppendBytes,
    append: async (...args) => {
      const fate = fateOf(appends);
      appends += 1;
      if (fate === 'notSent') throw new EventLogError('LOG_UNAVAILABLE', 'the log is away');
      if (typeof fate === 'object') await fate.first();
      const appended = await log.append(...args);
      if (fate === 'unanswered') throw new EventLogError('APPEND_UNKNOWN', 'no answer');
      return appended;
    },
  };
};
