import type {
  DomainEvent,
  EventMetadata,
  LoggedEvent,
  Position,
  RecordedEvent,
} from '../domainEvents.ts';

/**
 * The ports to the event log. The adapters in api/eventLog implement `EventStore` and pass one
 * contract suite, tests/contract. The rest of the product uses `EventLog`:
 * api/eventLog/eventLogOver.ts turns any store into one.
 */
export type Expected = 'any' | 'noStream' | 'streamExists' | bigint;

type ToAppend = { id: string; metadata: EventMetadata };

/** An event to append. Its `id` is a UUID derived from the command, so that the store recognises a repeat. */
export type NewEvent = DomainEvent & ToAppend;

/** The same in the form in which the log keeps it. */
export type EventToLog = LoggedEvent & ToAppend;

/** An event as a store accepts it: `data` and `metadata` are JSON that the store does not interpret. */
export type EventToStore = { id: string; type: string; data: unknown; metadata: unknown };

/** An event as a store returns it, with unchanged JSON. */
export type StoredEvent = EventToStore & {
  stream: string;
  /** Number within its stream, from 0. */
  revision: bigint;
  position: Position;
};

export type Appended = { revision: bigint; position: Position };

export type EventFilter = { streamPrefixes?: readonly string[] };

export type SubscriptionItem<Read = RecordedEvent> =
  | { kind: 'event'; event: Read; position: Position }
  /** Everything up to here was delivered before this item, so the position is safe to save. */
  | { kind: 'checkpoint'; position: Position }
  /** The end of the log is reached. Repeated after the subscription fell behind or reconnected. */
  | { kind: 'caughtUp'; position: Position };

/** The common interface of a store and of the log above it, which differ in the type of an event. */
interface Log<New, Read> {
  /** Names the store that positions belong to, e.g. `postgres:<system id>`; a checkpoint keeps it. */
  readonly store: string;
  /** The limit of one append, in bytes of its data and metadata as JSON. */
  readonly maxAppendBytes: number;

  /**
   * Appends all events or none. A repeated append (same ids, same `expected`) writes nothing and
   * returns the first result.
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

  /** The position of an event, without reading the event; undefined if the stream has no such revision. */
  positionAt(stream: string, revision: bigint): Promise<Position | undefined>;

  /**
   * Reads at most `max` events after `after` (exclusive; undefined: from the start) by position,
   * without gaps. The page ends with the event that reaches `maxBytes` of data and metadata as JSON.
   */
  readAll(options: {
    after?: Position;
    upTo?: Position;
    filter?: EventFilter;
    max: number;
    maxBytes?: number;
  }): Promise<{ events: Read[]; next: Position; atHead: boolean }>;

  /**
   * Follows the log after `after` until `signal` aborts. After a lost connection, subscribes again with
   * backoff, from the last delivered position.
   */
  subscribeAll(options: {
    after?: Position;
    filter?: EventFilter;
    signal: AbortSignal;
  }): AsyncIterable<SubscriptionItem<Read>>;

  /** The position up to which the log is final. */
  head(): Promise<Position>;

  /**
   * Waits for a turn at a stream to which several processes append at once. One process holds the turn at a
   * time, until it calls the returned function. Only a hint: after `waitMs`, or if no turn is available,
   * resolves without a turn.
   */
  takeTurn?(stream: string, waitMs: number): Promise<() => Promise<void>>;

  close(): Promise<void>;
}

export type EventStore = Log<EventToStore, StoredEvent>;
/** The opened log, which returns a copy by reference as it was recorded. */
export type LogWithReferences = Log<EventToLog, RecordedEvent<LoggedEvent>>;
export type EventLog = Log<EventToLog, RecordedEvent>;

/** The position before the first event of any store. */
export const startPosition: Position = '0'.repeat(20);

export type EventLogErrorCode =
  | 'WRONG_EXPECTED_REVISION'
  /** No answer in time: the events may or may not be recorded. Look for their ids in the stream. */
  | 'APPEND_UNKNOWN'
  | 'LOG_UNAVAILABLE'
  /** The store answers but its setup makes it unusable. Only thrown on opening. */
  | 'LOG_UNUSABLE'
  | 'APPEND_TOO_LARGE'
  /** A text contains NUL or a lone surrogate, which no read model can store. */
  | 'UNSTORABLE_TEXT';

/** A failure of the event log, identified by a code. */
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

/** Whether this is an error of the log, with this code if one is given. */
export const isEventLogError = (error: unknown, code?: EventLogErrorCode): error is EventLogError =>
  error instanceof EventLogError && (code === undefined || error.code === code);
