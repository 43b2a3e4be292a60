import { setTimeout as pause } from 'node:timers/promises';
import type { Position, RecordedEvent } from '../../schema/domainEvents.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { CannotContinue } from './checkpoints.ts';

export type LogPage = { events: readonly RecordedEvent[]; next: Position };

const patience = { tries: 50, pauseMs: 100 };

/**
 * Reads the events after `after`, up to `upTo`: as many as `size` allows, and at least one. Repeats an empty
 * page, because an open append may hold up readers of the log.
 * @throws CannotContinue after only empty pages, by default for 5 s, because the log ends before the read
 * models do
 */
export const nextPage = async (
  log: Pick<EventLog, 'readAll'>,
  { after, upTo }: { after: Position; upTo: Position },
  size: { max: number; maxBytes?: number },
  { tries, pauseMs } = patience,
): Promise<LogPage> => {
  for (let left = tries; left > 0; left -= 1) {
    const found = await log.readAll({ after, upTo, ...size });
    if (found.next > after) return found;
    await pause(pauseMs);
  }
  throw new CannotContinue(`The event log ends at ${after}, the read models at ${upTo}.`);
};
