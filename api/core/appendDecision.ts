import { diskIsFull, isDiskFull } from '../../schema/diskFull.ts';
import type { DomainEvent, EventMetadata, Position } from '../../schema/domainEvents.ts';
import {
  type EventLog,
  type EventToLog,
  isEventLogError,
  type NewEvent,
} from '../../schema/ports/eventLog.ts';
import { Refusal } from '../../schema/refusal.ts';
import { appendBytes } from './appendBytes.ts';
import { asLogged } from './asLogged.ts';
import type { Decided } from './decider.ts';
import { eventIdOf } from './ids.ts';

/** A decided event with id and metadata, ready to append. */
export type EventWithMetadata<E extends DomainEvent> = E & { id: string; metadata: EventMetadata };

/** Adds ids and metadata. @param recorded the number of events of the command that the log has already */
export const withMetadata = <E extends DomainEvent>(
  events: readonly Decided<E>[],
  metadata: EventMetadata,
  recorded = 0,
): EventWithMetadata<E>[] =>
  events.map(({ ordinal, ...event }, index) => ({
    ...(event as unknown as E),
    id: eventIdOf(metadata.commandId, ordinal ?? recorded + index),
    metadata,
  }));

export type AppendOutcome =
  | { is: 'appended'; revision: bigint; position: Position }
  /** The log already had all events. */
  | { is: 'repeated'; revision: bigint; position: Position }
  /** Somebody else appended first. Earlier chunks of this decision may be in the log. */
  | { is: 'raced' };

/**
 * Appends a decision behind `revision`, in one append if it fits, else in chunks. A decision that would count
 * as whole after its first chunks is appended at once or not at all: after a crash between two chunks, nobody
 * would append the rest.
 * @param isWhole whether the first `count` events of the decision count as all of it
 * @throws Refusal NOT_READY without an answer of the log; TOO_LARGE for a single event, or for a decision
 * that must go in one append; BAD_INPUT for a text that cannot be stored
 */
export const appendDecision = async (
  log: EventLog,
  stream: string,
  events: readonly NewEvent[],
  revision: bigint,
  isWhole: (count: number) => boolean = () => false,
): Promise<AppendOutcome> => {
  let last = revision;
  let isNew = true;
  let outcome: AppendOutcome = { is: 'raced' };
  const chunks = chunksOf(events.map(asLogged), log.maxAppendBytes);
  for (const chunk of untorn(chunks, isWhole)) {
    try {
      const appended = await appendOnce(log, stream, chunk, last);
      isNew &&= appended.revision === last + BigInt(chunk.length);
      last = appended.revision;
      outcome = { ...appended, is: isNew ? 'appended' : 'repeated' };
    } catch (error) {
      if (isEventLogError(error, 'WRONG_EXPECTED_REVISION')) return { is: 'raced' };
      throw asRefusal(error);
    }
  }
  return outcome;
};

/** Repeats an unanswered append once. The same ids and revision make that safe. */
const appendOnce = async (
  log: EventLog,
  stream: string,
  events: readonly EventToLog[],
  revision: bigint,
) => {
  const expected = revision < 0n ? 'noStream' : revision;
  try {
    return await log.append(stream, events, { expected });
  } catch (error) {
    if (!isEventLogError(error, 'APPEND_UNKNOWN')) throw error;
    return log.append(stream, events, { expected });
  }
};

/** Whether the events fit one append, which is all or nothing. */
export const fitsOneAppend = (
  { maxAppendBytes }: Pick<EventLog, 'maxAppendBytes'>,
  events: readonly NewEvent[],
): boolean => chunksOf(events.map(asLogged), maxAppendBytes).length <= 1;

/** The bytes of an event's ids, type name and framing. */
const overheadBytes = 512;

const chunksOf = (events: readonly EventToLog[], maxBytes: number): EventToLog[][] => {
  if (events.length === 1) return [[...events]];
  const chunks: EventToLog[][] = [];
  let room = 0;
  for (const event of events) {
    const size = appendBytes(event.data) + appendBytes(event.metadata) + overheadBytes;
    const chunk = chunks.at(-1);
    if (chunk && size <= room) {
      chunk.push(event);
      room -= size;
    } else {
      chunks.push([event]);
      room = maxBytes - size;
    }
  }
  return chunks;
};

const untorn = (
  chunks: readonly EventToLog[][],
  isWhole: (count: number) => boolean,
): readonly EventToLog[][] => {
  const isTorn = chunks.some((_, n) => n > 0 && isWhole(chunks.slice(0, n).flat().length));
  return isTorn ? [chunks.flat()] : chunks;
};

const asRefusal = (error: unknown): unknown => {
  if (isEventLogError(error, 'APPEND_TOO_LARGE')) {
    return new Refusal('TOO_LARGE', 'This is more than can be recorded in one step.');
  }
  if (isEventLogError(error, 'UNSTORABLE_TEXT')) {
    return new Refusal(
      'BAD_INPUT',
      'The text contains NUL or half a character, which cannot be stored.',
    );
  }
  if (isDiskFull(error)) return diskIsFull();
  if (isEventLogError(error)) {
    return new Refusal('NOT_READY', 'The event log did not answer. Please try again.');
  }
  return error;
};
