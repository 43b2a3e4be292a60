import { type EncodedEvent, encodeAppend } from '../../api/eventLog/encodeAppend.ts';
import { eventLogOver } from '../../api/eventLog/eventLogOver.ts';
import { followLog } from '../../api/eventLog/followLog.ts';
import { createWakeable } from '../../api/eventLog/wakeable.ts';
import type { Codec } from '../../schema/codec.ts';
import type { Position } from '../../schema/domainEvents.ts';
import {
  type Appended,
  type EventFilter,
  type EventLog,
  EventLogError,
  type EventStore,
  type Expected,
  type StoredEvent,
  startPosition,
} from '../../schema/ports/eventLog.ts';
import { createInMemoryKeys } from './inMemoryKeys.ts';

type Entry = EncodedEvent & { stream: string; revision: bigint; position: Position };

const maxAppendBytes = 8 * 1024 * 1024;

/** An event log in memory for pure tests, with the product's codec and sealing. */
export const createInMemoryEventLog = (codec?: Codec): EventLog =>
  eventLogOver(createInMemoryEventStore(), createInMemoryKeys(), { codec });

/** The event store below it, which behaves like the others. */
export const createInMemoryEventStore = (): EventStore => {
  const all: Entry[] = [];
  const streams = new Map<string, Entry[]>();
  const byId = new Map<string, Entry>();
  const readers = createWakeable();

  const append = (
    stream: string,
    events: readonly EncodedEvent[],
    expected: Expected,
  ): Appended => {
    const entries = streams.get(stream) ?? [];
    const current = BigInt(entries.length) - 1n;
    const known = events.flatMap((event) => byId.get(event.id) ?? []);
    if (known.some((entry) => entry.stream !== stream)) {
      throw new Error(`An event id of this append stands in another stream than ${stream}`);
    }
    const repeated = known.at(-1);
    if (repeated && known.length === events.length) {
      return { revision: repeated.revision, position: repeated.position };
    }
    if (repeated || !isMet(expected, current)) {
      throw new EventLogError(
        'WRONG_EXPECTED_REVISION',
        `${stream} is at revision ${current}, expected ${expected}`,
      );
    }
    for (const event of events) {
      const revision = BigInt(entries.length);
      const entry = { ...event, stream, revision, position: toPosition(all.length + 1) };
      entries.push(entry);
      all.push(entry);
      byId.set(entry.id, entry);
    }
    streams.set(stream, entries);
    readers.wake();
    return { revision: BigInt(entries.length) - 1n, position: toPosition(all.length) };
  };

  const readAll: EventStore['readAll'] = async ({
    after = startPosition,
    upTo,
    filter,
    max,
    maxBytes = Infinity,
  }) => {
    const end = upTo === undefined ? all.length : Math.min(all.length, Number(upTo));
    const events: StoredEvent[] = [];
    let at = Number(after);
    let bytes = 0;
    for (; at < end && events.length < max && bytes < maxBytes; at += 1) {
      const entry = all[at];
      if (!entry || !matches(filter, entry.stream)) continue;
      events.push(toStoredEvent(entry));
      bytes += Buffer.byteLength(entry.data) + Buffer.byteLength(entry.metadata);
    }
    return { events, next: toPosition(at), atHead: at >= all.length };
  };

  return {
    store: 'memory',
    maxAppendBytes,
    append: async (stream, events, { expected }) =>
      append(stream, encodeAppend(events, expected, maxAppendBytes), expected),
    async *readStream(stream, { from = 0n, to, direction = 'forwards', max } = {}) {
      const entries = streams.get(stream) ?? [];
      const end = to === undefined ? entries.length : Number(to) + 1;
      const found =
        direction === 'forwards'
          ? entries.slice(Number(from), end).slice(0, max)
          : entries
              .slice(Number(from), end)
              .slice(-(max ?? entries.length))
              .reverse();
      for (const entry of found) yield toStoredEvent(entry);
    },
    positionAt: async (stream, revision) => streams.get(stream)?.[Number(revision)]?.position,
    readAll,
    subscribeAll: (options) => followLog({ readAll }, readers, options),
    head: async () => toPosition(all.length),
    close: async () => readers.wake(),
  };
};

const toPosition = (count: number): Position => String(count).padStart(20, '0');

const isMet = (expected: Expected, current: bigint): boolean =>
  expected === 'any' ||
  (expected === 'streamExists' && current >= 0n) ||
  (expected === 'noStream' && current < 0n) ||
  expected === current;

const toStoredEvent = ({ data, metadata, ...entry }: Entry): StoredEvent => ({
  ...entry,
  data: JSON.parse(data),
  metadata: JSON.parse(metadata),
});

const matches = (filter: EventFilter | undefined, stream: string): boolean =>
  filter?.streamPrefixes?.some((prefix) => stream.startsWith(prefix)) ?? true;
