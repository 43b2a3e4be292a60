/** An event as the double stores it, with what the real server sends back. */
export type StoredRecord = {
  position: bigint;
  stream: string;
  revision: bigint;
  id: string;
  type: string;
  contentType: string;
  data: Uint8Array;
  metadata: Uint8Array;
};
export type ProposedRecord = Pick<
  StoredRecord,
  'id' | 'type' | 'contentType' | 'data' | 'metadata'
>;

export type ExpectedRevision = 'any' | 'noStream' | 'streamExists' | bigint;
export type AppendResult =
  | { is: 'success'; last: StoredRecord }
  | { is: 'wrongExpectedVersion'; current: bigint }
  | { is: 'tooLarge' };

export const maxAppendBytes = 1024 * 1024;
const recordOverheadBytes = 137;
const appendsBetweenSystemEvents = 10;

/**
 * The content of an EventStoreDB server, and its answers to appends. Positions are byte offsets, so most
 * numbers are not positions; the server's own events are among the others; a repeated append is
 * recognised by the ids at the place where it would have been appended.
 */
export const createStoredLog = () => {
  const all: StoredRecord[] = [];
  const streams = new Map<string, StoredRecord[]>();
  const listeners = new Set<() => void>();
  let end = 4_096n;
  let appends = 0;

  const write = (stream: string, events: readonly ProposedRecord[]) => {
    const records = streams.get(stream) ?? [];
    streams.set(stream, records);
    for (const event of events) {
      const record = { ...event, stream, revision: BigInt(records.length), position: end };
      records.push(record);
      all.push(record);
      end += BigInt(event.data.length + event.metadata.length + recordOverheadBytes);
    }
    for (const listener of listeners) listener();
  };

  const writeSystemEvent = () =>
    write('$stats-127.0.0.1:2113', [
      {
        id: `00000000-0000-4000-8000-${String(all.length).padStart(12, '0')}`,
        type: '$statsCollected',
        contentType: 'application/json',
        data: Buffer.from('{}'),
        metadata: Buffer.from(''),
      },
    ]);
  writeSystemEvent();

  /** The place right after `expected`; for `any`, that of the first id. */
  const repeated = (
    records: readonly StoredRecord[],
    events: readonly ProposedRecord[],
    expected: ExpectedRevision,
  ): StoredRecord | undefined => {
    const start =
      typeof expected === 'bigint'
        ? Number(expected) + 1
        : expected === 'noStream'
          ? 0
          : records.findIndex(({ id }) => id === events[0]?.id);
    if (start < 0) return undefined;
    const isSame = events.every(({ id }, index) => records[start + index]?.id === id);
    return isSame ? records[start + events.length - 1] : undefined;
  };

  return {
    all,
    stream: (name: string): readonly StoredRecord[] | undefined => streams.get(name),
    remove: (name: string) => streams.delete(name),
    /** Called after each write, until the listener is removed. */
    onWrite: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    append: (
      stream: string,
      events: readonly ProposedRecord[],
      expected: ExpectedRevision,
    ): AppendResult => {
      const bytes = events.reduce(
        (sum, { data, metadata, type }) => sum + data.length + metadata.length + 2 * type.length,
        0,
      );
      if (bytes > maxAppendBytes) return { is: 'tooLarge' };
      const records = streams.get(stream) ?? [];
      const current = BigInt(records.length) - 1n;
      const isCurrent =
        expected === current ||
        (expected === 'noStream' && current < 0n) ||
        expected === 'any' ||
        (expected === 'streamExists' && current >= 0n);
      const before =
        isCurrent && (typeof expected === 'bigint' || expected === 'noStream')
          ? undefined
          : repeated(records, events, expected);
      if (before) return { is: 'success', last: before };
      if (!isCurrent) return { is: 'wrongExpectedVersion', current };
      write(stream, events);
      const last = streams.get(stream)?.at(-1);
      appends += 1;
      if (appends % appendsBetweenSystemEvents === 0) writeSystemEvent();
      return last ? { is: 'success', last } : { is: 'wrongExpectedVersion', current };
    },
  };
};

export type StoredLog = ReturnType<typeof createStoredLog>;
