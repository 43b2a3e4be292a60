import type { Position, RecordedEvent } from '../../../schema/domainEvents.ts';
import {
  arrangementStream,
  cardDesignsStream,
  eventPlanStream,
  issuedSheetsStream,
  memberAccessStream,
  memberStream,
  seatingProposalStream,
} from '../../../schema/ids.ts';
import type { EventLog } from '../../../schema/ports/eventLog.ts';
import { nextPage } from '../nextPage.ts';

/** The plans and members with new events, and the streams of their arrangements and proposals. */
export type Touched = {
  eventIds: ReadonlySet<string>;
  memberIds: ReadonlySet<string>;
  ofPlans: ReadonlySet<string>;
  /** False if an event was unreadable, so that its plan is unknown. */
  isCertain: boolean;
};

const page = { max: 1_000 };

/**
 * The streams with events after `from`, up to `upTo`.
 * @throws CannotContinue if the log ends before `upTo`
 */
export const touchedBetween = async (
  log: EventLog,
  from: Position,
  upTo: Position,
): Promise<Touched> => {
  const eventIds = new Set<string>();
  const memberIds = new Set<string>();
  const ofPlans = new Set<string>();
  let isCertain = true;
  for (let after = from; after < upTo; ) {
    const { events, next } = await nextPage(log, { after, upTo }, page);
    for (const { stream, data, unreadable } of events) {
      if (unreadable) isCertain = false;
      else if ('eventId' in data) {
        eventIds.add(data.eventId);
        if ('arrangementId' in data && stream === arrangementStream(data.arrangementId))
          ofPlans.add(stream);
        if ('proposalId' in data && stream === seatingProposalStream(data.proposalId))
          ofPlans.add(stream);
      } else if (stream === memberAccessStream || stream === memberStream(data.memberId))
        memberIds.add(data.memberId);
    }
    after = next;
  }
  return { eventIds, memberIds, ofPlans, isCertain };
};

/** A log that contains all events of these plans and members, in the order of the whole log. */
export const logOf = async (
  log: EventLog,
  { eventIds, memberIds, ofPlans }: Touched,
  upTo: Position,
): Promise<EventLog> => {
  const events: RecordedEvent[] = [];
  const streams = [
    ...[...eventIds].flatMap((id) => [
      eventPlanStream(id),
      issuedSheetsStream(id),
      cardDesignsStream(id),
    ]),
    ...[...memberIds].map(memberStream),
  ];
  for (const stream of [...streams, ...ofPlans])
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
      const found = pageOf(events.slice(read, read + max));
      read += found.length;
      const next = read < events.length ? (found.at(-1)?.position ?? end) : end;
      return { events: found, next, atHead: read >= events.length };
    },
  };
};

/** A page ends with the first copy of a plan, which may have as many rows as thousands of events. */
const pageOf = (events: readonly RecordedEvent[]): RecordedEvent[] => {
  const copy = events.findIndex(({ type }) => type === 'PlanCopied');
  return copy < 0 ? [...events] : events.slice(0, copy + 1);
};
