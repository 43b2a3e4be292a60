import { expect, it } from 'vitest';
import { createWakeable, type Wakeable } from '../../../api/eventLog/wakeable.ts';
import type { Position } from '../../../schema/domainEvents.ts';
import {
  type EventStore,
  type Expected,
  isEventLogError,
  type StoredEvent,
} from '../../../schema/ports/eventLog.ts';
import { collect, newEvents, newStream } from '../newEvents.ts';
import type { Subject } from '../subjects.ts';
import { follow } from './following.ts';

const appenders = 32;
const sharedStreams = 16;
const pageSize = 50;
const timeoutMs = 240_000;
/** Many clients may keep a busy machine from answering for a while: no append gives up for that. */
const patience = { timeoutMs: 60_000 };

type Seen = { id: string; stream: string; revision: bigint; position: Position };
const seen = ({ id, stream, revision, position }: StoredEvent): Seen => ({
  id,
  stream,
  revision,
  position,
});

/** Appends at the stream's end, again if others were faster. */
const appendAtEnd = async (
  log: EventStore,
  stream: string,
  events: ReturnType<typeof newEvents>,
) => {
  for (;;) {
    const [last] = await collect(log.readStream(stream, { direction: 'backwards', max: 1 }));
    const expected: Expected = last ? last.revision : 'noStream';
    try {
      return await log.append(stream, events, { expected, ...patience });
    } catch (error) {
      if (!isEventLogError(error, 'WRONG_EXPECTED_REVISION')) throw error;
    }
  }
};

/**
 * One of 32 appenders: a third of its appends go to its own stream, a third to the end of a shared one
 * against rivals, a third to a shared one at any revision.
 */
const appendMany = async (
  log: EventStore,
  prefix: string,
  appender: number,
  count: number,
  news: Wakeable,
) => {
  const own = `${prefix}-own-${appender}`;
  let revision = -1n;
  for (let done = 0, turn = 0; done < count; turn += 1) {
    const events = newEvents(Math.min(1 + (turn % 5), count - done));
    const shared = `${prefix}-shared-${(appender + turn) % sharedStreams}`;
    if (turn % 3 === 0) {
      const expected = revision < 0n ? 'noStream' : revision;
      ({ revision } = await log.append(own, events, { expected, ...patience }));
    } else if (turn % 3 === 1) await appendAtEnd(log, shared, events);
    else await log.append(shared, events, { expected: 'any', ...patience });
    done += events.length;
    if (turn % 10 === 0) news.wake();
  }
};

const followUntil = async (log: EventStore, after: Position, isOver: (at: Position) => boolean) => {
  const items = await follow(log, { after }, ({ position }) => isOver(position));
  return items.flatMap((item) => (item.kind === 'event' ? [seen(item.event)] : []));
};

/** Reads a page, again if it was not answered in time. */
const pageAfter = async (log: EventStore, after: Position): ReturnType<EventStore['readAll']> => {
  for (;;) {
    try {
      return await log.readAll({ after, max: pageSize });
    } catch (error) {
      if (!isEventLogError(error, 'LOG_UNAVAILABLE')) throw error;
    }
  }
};

/** Reads page by page; at the head, waits until there is more. */
const pageUntil = async (
  log: EventStore,
  after: Position,
  isOver: (at: Position) => boolean,
  news: Wakeable,
) => {
  const found: Seen[] = [];
  for (let next = after; !isOver(next); ) {
    const known = news.seen();
    const page = await pageAfter(log, next);
    found.push(...page.events.map(seen));
    next = page.next;
    if (page.atHead && !isOver(next)) await news.wait(known, timeoutMs);
  }
  return found;
};

export const concurrencyCases = (subject: () => Subject, total: number): void => {
  it(
    `gives each of several readers all ${total} events of 32 appenders, once and in order`,
    async () => {
      const { log, another } = subject();
      const after = await log.head();
      const prefix = newStream('crowd');
      let end: Position | undefined;
      const news = createWakeable();
      const isOver = (at: Position) => end !== undefined && at >= end;
      const reading = Promise.all([
        followUntil(log, after, isOver),
        followUntil(log, after, isOver),
        followUntil(another, after, isOver),
        pageUntil(another, after, isOver, news),
      ]);
      // Half of the appenders work in the other process.
      await Promise.all(
        Array.from({ length: appenders }, (_, n) =>
          appendMany(n % 2 ? log : another, prefix, n, total / appenders, news),
        ),
      );
      // The last append wakes a reader that was at the head already when `end` became known.
      const last = await log.append(`${prefix}-last`, newEvents(1), { expected: 'noStream' });
      end = last.position;
      await log.append(`${prefix}-wake`, newEvents(1), { expected: 'noStream' });
      news.wake();
      const readers = await reading;

      const { streams, positions } = await expectation(log, prefix);
      expect(positions).toHaveLength(total + 1);
      for (const events of readers) {
        const upToEnd = events.filter(({ position }) => position <= last.position);
        expect(upToEnd.map(({ position }) => position)).toEqual(positions);
        expect(byStream(upToEnd)).toEqual(streams);
      }
    },
    timeoutMs,
  );

  /** The content of the streams themselves, regardless of their relative order. */
  const expectation = async (log: EventStore, prefix: string) => {
    const names = [
      ...Array.from({ length: appenders }, (_, n) => `${prefix}-own-${n}`),
      ...Array.from({ length: sharedStreams }, (_, n) => `${prefix}-shared-${n}`),
      `${prefix}-last`,
    ];
    const all = (await Promise.all(names.map((name) => collect(log.readStream(name))))).flat();
    const events = all.map(seen);
    return { streams: byStream(events), positions: events.map(({ position }) => position).sort() };
  };

  const byStream = (events: readonly Seen[]): Record<string, string[]> => {
    const streams: Record<string, string[]> = {};
    for (const { stream, id, revision } of events) {
      const ids = streams[stream] ?? [];
      streams[stream] = ids;
      expect(revision).toBe(BigInt(ids.length));
      ids.push(id);
    }
    return streams;
  };
};
