import {
  AccessDeniedError,
  ANY,
  type AppendExpectedRevision,
  type Credentials,
  type EventStoreDBClient,
  InvalidArgumentError,
  type JSONEventData,
  type JSONType,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import {
  type Appended,
  EventLogError,
  type EventStore,
  type EventToStore,
  type Expected,
  type StoredEvent,
} from '../../schema/ports/eventLog.ts';
import { appendUnknown, encodeAppend } from './encodeAppend.ts';
import { isOwn, toPosition } from './eventStoreDbEvents.ts';
import { readStream, streamRecords } from './eventStoreDbReads.ts';
import { within } from './within.ts';

const defaultTimeoutMs = 5_000;
/** The most events to search for a repeat that expects no revision. */
const longestLookBack = 4_096;

const expectedWords = { any: ANY, noStream: NO_STREAM, streamExists: STREAM_EXISTS } as const;

const toExpectedRevision = (expected: Expected): AppendExpectedRevision =>
  typeof expected === 'bigint' ? expected : expectedWords[expected];

const toJsonEvent = ({ id, type, data, metadata }: EventToStore): JSONEventData =>
  jsonEvent({ id, type, data: data as JSONType, metadata: metadata as JSONType });

/** Errors after which nothing was appended and a retry would fail too. */
const isRefused = (error: unknown): boolean =>
  [AccessDeniedError, InvalidArgumentError, StreamDeletedError].some(
    (kind) => error instanceof kind,
  );

/**
 * Appends events. After a lost answer or a wrong revision, searches the stream for the events, which may have
 * been appended already.
 */
export const createEventStoreDbAppend =
  (
    client: EventStoreDBClient,
    credentials: Credentials | undefined,
    maxAppendBytes: number,
  ): EventStore['append'] =>
  async (stream, events, { expected, timeoutMs = defaultTimeoutMs }) => {
    encodeAppend(events, expected, maxAppendBytes);
    const send = async (expectedRevision: AppendExpectedRevision) => {
      const options = { expectedRevision, credentials, requiresLeader: true, deadline: timeoutMs };
      const sent = client.appendToStream(stream, events.map(toJsonEvent), options);
      const { nextExpectedRevision, position } = await within(timeoutMs, sent);
      return position && { revision: nextExpectedRevision, position: toPosition(position) };
    };
    let cause: unknown;
    try {
      const appended = await send(toExpectedRevision(expected)).catch(async (error: unknown) => {
        const end = await endBehindForeign(client, stream, expected, error);
        if (end === undefined) throw error;
        return send(end);
      });
      if (appended) return appended;
    } catch (error) {
      if (isRefused(error)) {
        const message = 'EventStoreDB did not take the append';
        throw new EventLogError('LOG_UNAVAILABLE', message, { cause: error });
      }
      if (error instanceof MaxAppendSizeExceededError) {
        throw new EventLogError('APPEND_TOO_LARGE', error.message, { cause: error });
      }
      cause = error;
    }
    const found = await standing(client, stream, events, expected, timeoutMs);
    if (found) return found;
    throw asLogError(cause, stream, expected);
  };

const asLogError = (cause: unknown, stream: string, expected: Expected): EventLogError => {
  if (!(cause instanceof WrongExpectedVersionError)) return appendUnknown(cause);
  const message = `${stream} is at ${cause.actualVersion}, expected ${expected}`;
  return new EventLogError('WRONG_EXPECTED_REVISION', message, { cause });
};

/**
 * The end of the stream if only other applications have appended since, which counts as no lost race; else
 * undefined.
 */
const endBehindForeign = async (
  client: EventStoreDBClient,
  stream: string,
  expected: Expected,
  error: unknown,
): Promise<bigint | undefined> => {
  const isOfRevision = typeof expected === 'bigint' || expected === 'noStream';
  if (!isOfRevision || !(error instanceof WrongExpectedVersionError)) return undefined;
  const from = expected === 'noStream' ? 0n : expected + 1n;
  let end: bigint | undefined;
  for await (const record of streamRecords(client, stream, { from })) {
    if (isOwn(record)) return undefined;
    end = record.revision;
  }
  return end;
};

/** The place of the last event if the stream has all of the events, else undefined. */
const standing = async (
  client: EventStoreDBClient,
  stream: string,
  events: readonly EventToStore[],
  expected: Expected,
  timeoutMs: number,
): Promise<Appended | undefined> => {
  const ids = new Set(events.map(({ id }) => id));
  const look = async () => {
    const found: StoredEvent[] = [];
    const where = placesOf(expected, events.length);
    for await (const event of readStream(client, stream, where)) {
      if (ids.has(event.id)) found.push(event);
      if (found.length === ids.size) break;
    }
    return found;
  };
  const found = await within(timeoutMs, look()).catch((cause: unknown) => {
    throw appendUnknown(cause);
  });
  if (found.length < ids.size) return undefined;
  const last = found.reduce((a, b) => (a.revision > b.revision ? a : b));
  return { revision: last.revision, position: last.position };
};

const placesOf = (expected: Expected, count: number): Parameters<EventStore['readStream']>[1] => {
  if (expected === 'noStream') return { max: count };
  if (typeof expected === 'bigint') return { from: expected + 1n, max: count };
  return { direction: 'backwards', max: longestLookBack + count };
};
