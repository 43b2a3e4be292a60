import { type EventLog, EventLogError } from '../../schema/ports/eventLog.ts';

/**
 * The fate of an append: recorded, never sent, recorded without an answer, or overtaken by others.
 */
export type Fate = 'made' | 'notSent' | 'unanswered' | { first: () => Promise<unknown> };

/**
 * A log with small parts that asks for the fate of each append. An event that is larger than a part is an
 * append of its own.
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
