import { setTimeout as pause } from 'node:timers/promises';
import type { Position, RecordedEvent } from '../../../schema/domainEvents.ts';
import {
  arrangementStream,
  eventPlanStream,
  memberAccessStream,
  memberStream,
} from '../../../schema/ids.ts';
import type { EventLog } from '../../../schema/ports/eventLog.ts';

/** The plans and members to which something happened, and where else their events stand. */
export type Touched = {
  eventIds: ReadonlySet<string>;
  memberIds: ReadonlySet<string>;
  arrangements: ReadonlySet<string>;
  /** Whether an event could not be read: nobody knows whose it is. */
  isCertain: boolean;
};

const page = 1_000;
const askAgainMs = 100;

/** All that happened to after a position, up to another. */
export const touchedBetween = async (
  log: EventLog,
  from: Position,
  upTo: Position,
): Promise<Touched> => {
  const eventIds = new Set<string>();
  const memberIds = new Set<string>();
  const arrangements = new Set<string>();
  let isCertain = true;
  for (let after = from; after < upTo; ) {
    const { events, next } = await log.readAll({ after, upTo, max: page });
    for (const { stream, data, unreadable } of events) {
      if (unreadable) isCertain = false;
      else if ('eventId' in data) {
        eventIds.add(data.eventId);
        if ('arrangementId' in data && stream === arrangementStream(data.arrangementId))
          arrangements.add(stream);
      } else if (stream === memberAccessStream || stream === memberStream(data.memberId))
        memberIds.add(data.memberId);
    }
    // An append may hold up the log's readers for an instant.
    if (next === after) await pause(askAgainMs);
    after = next;
  }
  return { eventIds, memberIds, arrangements, isCertain };
};

/** Everything that ever happened to them, as a log of its own, in the order of the whole one. */
export const logOf = async (
  log: EventLog,
  { eventIds, memberIds, arrangements }: Touched,
  upTo: Position,
): Promise<EventLog> => {
  const events: RecordedEvent[] = [];
  const streams = [...[...eventIds].map(eventPlanStream), ...[...memberIds].map(memberStream)];
  for (const stream of [...streams, ...arrangements])
    for await (const event of log.readStream(stream))
      if (event.position <= upTo) events.push(event);
  if (memberIds.size > 0)
    for await (const event of log.readStream(memberAccessStream))
      if ('memberId' in event.data && memberIds.has(event.data.memberId) && event.position <= upTo)
        events.push(event);
  events.sort((one, other) => (one.position < other.position ? -1 : 1));
  let read = 0;
  return {
    ...log,
    readAll: async ({ upTo: end = upTo, max }) => {
      const found = events.slice(read, read + max);
      read += found.length;
      const next = read < events.length ? (found.at(-1)?.position ?? end) : end;
      return { events: found, next, atHead: read >= events.length };
    },
  };
};
