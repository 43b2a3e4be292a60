import { codec, type StoredEvent } from '../../schema/codec.ts';
import type { Position, RecordedEvent } from '../../schema/domainEvents.ts';
import {
  type EventFilter,
  type EventLog,
  EventLogError,
  type Expected,
  type NewEvent,
  startPosition,
} from '../core/eventLog.ts';
import { followLog } from './followLog.ts';
import { createWakeable } from './wakeable.ts';

type Entry = { id: string; stream: string; revision: bigint; position: Position; stored: string };

/** The log for pure tests: everything in memory, through the same codec as the stores. */
export const createInMemoryEventLog = (): EventLog => {
  const all: Entry[] = [];
  const streams = new Map<string, Entry[]>();
  const byId = new Map<string, Entry>();
  const readers = createWakeable();

  const decoded = (entry: Entry): RecordedEvent => {
    const { stored, ...at } = entry;
    return codec.decode(JSON.parse(stored) as StoredEvent, at);
  };

  const append = (stream: string, events: readonly NewEvent[], expected: Expected) => {
    const entries = streams.get(stream) ?? [];
    const known = events.filter((event) => byId.get(event.id)?.stream === stream);
    const last = byId.get(events.at(-1)?.id ?? '');
    if (events.length > 0 && known.length === events.length && last) {
      return { revision: last.revision, position: last.position };
    }
    const current = BigInt(entries.length) - 1n;
    const isAsExpected =
      expected === 'any' ||
      (expected === 'streamExists' && current >= 0n) ||
      (expected === 'noStream' && current < 0n) ||
      expected === current;
    if (!isAsExpected || events.some((event) => byId.has(event.id))) {
      throw new EventLogError('WRONG_EXPECTED_REVISION', `${stream} is at revision ${current}`);
    }
    for (const event of events) {
      const entry: Entry = {
        id: event.id,
        stream,
        revision: BigInt(entries.length),
        position: String(all.length + 1).padStart(20, '0'),
        stored: JSON.stringify(codec.encode(event)),
      };
      entries.push(entry);
      all.push(entry);
      byId.set(entry.id, entry);
    }
    streams.set(stream, entries);
    readers.wake();
    return {
      revision: BigInt(entries.length) - 1n,
      position: all.at(-1)?.position ?? startPosition,
    };
  };

  const readAll: EventLog['readAll'] = async ({ after = startPosition, upTo, filter, max }) => {
    const limit = upTo === undefined ? all.length : Math.min(all.length, Number(upTo));
    const events: RecordedEvent[] = [];
    let at = Number(after);
    for (; at < limit && events.length < max; at += 1) {
      const entry = all[at];
      if (entry && matches(filter, entry.stream)) events.push(decoded(entry));
    }
    return { events, next: String(at).padStart(20, '0'), atHead: at >= all.length };
  };

  const log: EventLog = {
    store: 'memory',
    maxAppendBytes: 16 * 1024 * 1024,
    append: async (stream, events, { expected }) => append(stream, events, expected),
    async *readStream(stream, { from = 0n, to, direction = 'forwards', max } = {}) {
      const found = (streams.get(stream) ?? []).filter(
        (entry) => entry.revision >= from && (to === undefined || entry.revision <= to),
      );
      const ordered = direction === 'forwards' ? found : found.reverse();
      for (const entry of ordered.slice(0, max)) yield decoded(entry);
    },
    readAll,
    subscribeAll: (options) => followLog(log, readers, options),
    head: async () => all.at(-1)?.position ?? startPosition,
    close: async () => readers.wake(),
  };
  return log;
};

const matches = (filter: EventFilter | undefined, stream: string): boolean =>
  filter?.streamPrefixes?.some((prefix) => stream.startsWith(prefix)) ?? true;
