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
import { encodeAppend } from './encodeAppend.ts';
import { toPosition } from './eventStoreDbEvents.ts';
import { readStream } from './eventStoreDbReads.ts';
import { within } from './within.ts';

const defaultTimeoutMs = 5_000;
/** How far back a repeat without a revision is looked for. */
const longestLookBack = 4_096;

const expectedWords = { any: ANY, noStream: NO_STREAM, streamExists: STREAM_EXISTS } as const;

const toExpectedRevision = (expected: Expected): AppendExpectedRevision =>
  typeof expected === 'bigint' ? expected : expectedWords[expected];

const toJsonEvent = ({ id, type, data, metadata }: EventToStore): JSONEventData =>
  jsonEvent({ id, type, data: data as JSONType, metadata: metadata as JSONType });

/** Errors that say for certain that nothing was appended, and would be the same again. */
const isRefused = (error: unknown): boolean =>
  [AccessDeniedError, InvalidArgumentError, StreamDeletedError].some(
    (kind) => error instanceof kind,
  );

/**
 * Appends, and where the answer was lost, or says that the stream is not as expected, looks into
 * the stream: the events may stand there already.
 */
export const createEventStoreDbAppend =
  (
    client: EventStoreDBClient,
    credentials: Credentials | undefined,
    maxAppendBytes: number,
  ): EventStore['append'] =>
  async (stream, events, { expected, timeoutMs = defaultTimeoutMs }) => {
    encodeAppend(events, expected, maxAppendBytes);
    const options = {
      expectedRevision: toExpectedRevision(expected),
      credentials,
      requiresLeader: true,
      deadline: timeoutMs,
    };
    try {
      const sent = client.appendToStream(stream, events.map(toJsonEvent), options);
      const { nextExpectedRevision, position } = await within(timeoutMs, sent);
      if (position) return { revision: nextExpectedRevision, position: toPosition(position) };
    } catch (error) {
      if (isRefused(error)) {
        const message = 'EventStoreDB did not take the append';
        throw new EventLogError('LOG_UNAVAILABLE', message, { cause: error });
      }
      if (error instanceof MaxAppendSizeExceededError) {
        throw new EventLogError('APPEND_TOO_LARGE', error.message, { cause: error });
      }
      const found = await standing(client, stream, events, expected, timeoutMs);
      if (found) return found;
      throw asLogError(error, stream, expected);
    }
    const found = await standing(client, stream, events, expected, timeoutMs);
    if (found) return found;
    throw appendUnknown();
  };

const appendUnknown = (cause?: unknown) =>
  new EventLogError('APPEND_UNKNOWN', 'The append was not answered: it may stand or not', {
    cause,
  });

const asLogError = (cause: unknown, stream: string, expected: Expected): EventLogError => {
  if (!(cause instanceof WrongExpectedVersionError)) return appendUnknown(cause);
  const message = `${stream} is at ${cause.actualVersion}, expected ${expected}`;
  return new EventLogError('WRONG_EXPECTED_REVISION', message, { cause });
};

/** Where the events stand in their stream, all of them; undefined where any is missing. */
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
