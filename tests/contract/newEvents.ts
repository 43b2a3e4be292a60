import { eventIdOf, newId } from '../../api/core/ids.ts';
import type { NewEvent, StoredEvent } from '../../schema/ports/eventLog.ts';

/** Events of a command of their own; they only need to be distinguishable. */
export const newEvents = (count: number): NewEvent[] => {
  const commandId = newId();
  return Array.from({ length: count }, (_, ordinal) => ({
    id: eventIdOf(commandId, ordinal),
    type: 'AttendeeCheckedIn',
    data: { eventId: 'dinner', attendeeId: `guest ${ordinal}` },
    metadata: { commandId, actorId: 'organiser', at: '2026-11-21T19:00:00.000Z' },
  }));
};

/** The prefix of the suite's streams: no planner reads them, whichever store they are in. */
export const suitePrefix = 'planner-contract-suite-';

export const newStream = (kind = 'any'): string => `${suitePrefix}${kind}-${newId()}`;

export const idsOf = (events: readonly { id: string }[]): string[] => events.map(({ id }) => id);

export const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

export const streamOf = <Read = StoredEvent>(
  log: { readStream: (stream: string) => AsyncIterable<Read> },
  stream: string,
): Promise<Read[]> => collect(log.readStream(stream));
