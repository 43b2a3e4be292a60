import type {
  DomainEventOf,
  LoggedEvent,
  PlanCopiedByReference,
  RecordedEvent,
} from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import {
  type EventLog,
  isEventLogError,
  type LogWithReferences,
} from '../../schema/ports/eventLog.ts';
import type { PlanState } from '../eventPlans/state.ts';
import { copyOfPlan } from '../planChange/copyOfPlan.ts';

type Recorded = RecordedEvent<LoggedEvent>;
type Reference = RecordedEvent<PlanCopiedByReference>;
type Copy = RecordedEvent<DomainEventOf<'PlanCopied'>>;

/** The plan of a stream after the event of this revision, with the last revision that was found. */
export type PlanAt = (
  stream: string,
  revision: bigint,
) => Promise<{ state: PlanState; revision: bigint }>;

/**
 * The most people and seats in a page, about 4 MB. A page of the log ends with the copy that reaches this.
 */
const mostInPage = 10_000;

/** The plan that a draft refers to is not in the log. */
class NothingToCopy extends Error {
  override readonly name = 'NothingToCopy';
}

/**
 * The event log as every reader sees it. In place of a copy by reference it returns `PlanCopied`, made from
 * the plan that the reference names (docs/decisions/0063). If that plan cannot be read, only its copies are
 * unreadable.
 */
export const withWholeCopies = (log: LogWithReferences, planAt: PlanAt): EventLog => {
  /** @throws NothingToCopy, and the errors of reading the plan's stream */
  const whole = async (event: Recorded): Promise<RecordedEvent> => {
    if (event.type !== 'PlanCopiedByReference') return event;
    const { fromEventId, revision } = event.data;
    const { state, revision: found } = await planAt(eventPlanStream(fromEventId), BigInt(revision));
    if (state.status !== 'active' || found !== BigInt(revision))
      throw new NothingToCopy(`${fromEventId} has no plan at revision ${revision}`);
    return { ...event, type: 'PlanCopied', data: copyOfPlan(state, event.data) };
  };

  /**
   * As `whole`, but marks a copy as unreadable if its plan is, for readers of the whole log. @throws
   * EventLogError while the log cannot be read
   */
  const wholeOrUnreadable = async (event: Recorded): Promise<RecordedEvent> => {
    if (event.unreadable) return event as RecordedEvent;
    try {
      return await whole(event);
    } catch (cause) {
      if (isEventLogError(cause)) throw cause;
      return unreadable(event as Reference, cause);
    }
  };

  return {
    ...log,
    async *readStream(stream, options) {
      for await (const event of log.readStream(stream, options)) yield await whole(event);
    },
    readAll: async (options) => {
      const page = await log.readAll(options);
      const events: RecordedEvent[] = [];
      let copied = 0;
      for (const event of page.events) {
        const read = await wholeOrUnreadable(event);
        events.push(read);
        copied += copiedBy(read);
        const isLast = events.length === page.events.length;
        if (copied >= mostInPage && !isLast) return { events, next: read.position, atHead: false };
      }
      return { ...page, events };
    },
    async *subscribeAll(options) {
      for await (const item of log.subscribeAll(options))
        yield item.kind === 'event'
          ? { ...item, event: await wholeOrUnreadable(item.event) }
          : item;
    },
  };
};

const unreadable = (event: Reference, cause: unknown): Copy => ({
  ...event,
  type: 'PlanCopied',
  data: event.data as Copy['data'],
  unreadable: cause instanceof Error ? cause : new Error(String(cause)),
});

/** The number of people and seats in a copy. */
const copiedBy = ({ type, data, unreadable: isUnreadable }: RecordedEvent): number => {
  if (type !== 'PlanCopied' || isUnreadable) return 0;
  const seats = data.change?.tablesAdded.map((table) => table.seats.length) ?? [];
  return seats.reduce((sum, count) => sum + count, data.attendeesAdded.length);
};
