import type { DomainEvent, EventMetadata, Position, RecordedEvent } from '../domainEvents.ts';

/**
 * The ports to the event log. Adapters (api/eventLog/{inMemory,postgres,eventStoreDb}.ts) are an
 * `EventStore`, all held to the one contract suite in tests/contract. The rest of the product uses an
 * `EventLog`, which api/sealing/sealedEventLog.ts makes of any store.
 */
export type Expected = 'any' | 'noStream' | 'streamExists' | bigint;

/** An event to append. `id` is a UUID derived from the command, so that a repeat is recognised. */
export type NewEvent = DomainEvent & { id: string; metadata: EventMetadata };

/** An event as a store takes it: `data` and `metadata` are JSON that means nothing to the store. */
export type EventToStore = { id: string; type: string; data: unknown; metadata: unknown };

/** An event as a store gives it back, with the JSON that it took. */
export type StoredEvent = EventToStore & {
  stream: string;
  /** Place within its stream, from 0. */
  revision: bigint;
  position: Position;
};

export type Appended = { revision: bigint; position: Position };

export type EventFilter = { streamPrefixes?: readonly string[] };

export type SubscriptionItem<Read = RecordedEvent> =
  | { kind: 'event'; event: Read; position: Position }
  /** Everything up to here was delivered before this item: safe to save. */
  | { kind: 'checkpoint'; position: Position }
  /** The head is reached. Repeated after the subscription fell behind or lost the server. */
  | { kind: 'caughtUp'; position: Position };

/** What a store and the log above it have in common, but for what an event is. */
interface Log<New, Read> {
  /** Names the store that positions belong to, e.g. `postgres:<system id>`; a checkpoint keeps it. */
  readonly store: string;
  /** What one append may hold, in bytes of data and metadata as JSON. */
  readonly maxAppendBytes: number;

  /**
   * Appends all events or none. Repeating an append (same ids, same `expected`) answers as the
   * first did and writes nothing.
   * @throws EventLogError WRONG_EXPECTED_REVISION | APPEND_UNKNOWN | LOG_UNAVAILABLE | APPEND_TOO_LARGE
   * | UNSTORABLE_TEXT
   */
  append(
    stream: string,
    events: readonly New[],
    options: { expected: Expected; timeoutMs?: number },
  ): Promise<Appended>;

  /** A stream that does not exist is empty. `from` and `to` are inclusive revisions. */
  readStream(
    stream: string,
    options?: { from?: bigint; to?: bigint; direction?: 'forwards' | 'backwards'; max?: number },
  ): AsyncIterable<Read>;

  /**
   * A page after `after` (exclusive; undefined: from the start), in order of position, gap-free: at most
   * `max` events. The one with which they reach `maxBytes`, of data and metadata as JSON, is the last.
   */
  readAll(options: {
    after?: Position;
    upTo?: Position;
    filter?: EventFilter;
    max: number;
    maxBytes?: number;
  }): Promise<{ events: Read[]; next: Position; atHead: boolean }>;

  /**
   * Follows the log after `after` until `signal` aborts. Survives the server going away: it
   * subscribes again with backoff from the last position delivered.
   */
  subscribeAll(options: {
    after?: Position;
    filter?: EventFilter;
    signal: AbortSignal;
  }): AsyncIterable<SubscriptionItem<Read>>;

  /** The position up to which everything is final. */
  head(): Promise<Position>;

  /**
   * Asks for a turn at a stream that several processes append to at once: one of those who ask has
   * it at a time, until it is given back. A hint, which nobody depends on: after `waitMs`, or where
   * it cannot be had, it resolves without one.
   */
  takeTurn?(stream: string, waitMs: number): Promise<() => Promise<void>>;

  close(): Promise<void>;
}

export type EventStore = Log<EventToStore, StoredEvent>;
export type EventLog = Log<NewEvent, RecordedEvent>;

/** Before the first event of any store. */
export const startPosition: Position = '0'.repeat(20);

export type EventLogErrorCode =
  | 'WRONG_EXPECTED_REVISION'
  /** No answer in time: it may or may not stand. Read the stream for the ids. */
  | 'APPEND_UNKNOWN'
  | 'LOG_UNAVAILABLE'
  /** The store answers, and cannot be used as it is set up: only on opening it. */
  | 'LOG_UNUSABLE'
  | 'APPEND_TOO_LARGE'
  /** A text holds NUL or half of a character, which no read model keeps. */
  | 'UNSTORABLE_TEXT';

/** A failure of the event log, known by its code. */
export class EventLogError extends Error {
  override readonly name = 'EventLogError';
  constructor(
    readonly code: EventLogErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** Whether the error is one of the log, and has this code if one is given. */
export const isEventLogError = (error: unknown, code?: EventLogErrorCode): error is EventLogError =>
  error instanceof EventLogError && (code === undefined || error.code === code);
