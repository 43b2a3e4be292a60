import { EventLogError, type EventToStore, type Expected } from '../../schema/ports/eventLog.ts';
import { storableJson } from '../core/storableJson.ts';

/** An event with its JSON as text. */
export type EncodedEvent = { id: string; type: string; data: string; metadata: string };

/**
 * Encodes the events of one append, and checks what needs no store.
 * @throws EventLogError APPEND_TOO_LARGE above `maxBytes`; WRONG_EXPECTED_REVISION below 0, which
 * stores take for a keyword; UNSTORABLE_TEXT, see `storableJson`
 */
export const encodeAppend = (
  events: readonly EventToStore[],
  expected: Expected,
  maxBytes: number,
): EncodedEvent[] => {
  if (events.length === 0) throw new TypeError('An append holds at least one event');
  if (typeof expected === 'bigint' && expected < 0n) {
    throw new EventLogError('WRONG_EXPECTED_REVISION', `No stream is at revision ${expected}`);
  }
  const encoded = events.map(({ id, type, data, metadata }) => ({
    id,
    type,
    data: storableJson(data),
    metadata: storableJson(metadata),
  }));
  const bytes = encoded.reduce(
    (sum, { data, metadata }) => sum + Buffer.byteLength(data) + Buffer.byteLength(metadata),
    0,
  );
  if (bytes > maxBytes) {
    throw new EventLogError('APPEND_TOO_LARGE', `${bytes} bytes, of ${maxBytes} at most`);
  }
  return encoded;
};

/** APPEND_UNKNOWN: the append may have happened. */
export const appendUnknown = (cause?: unknown) =>
  new EventLogError('APPEND_UNKNOWN', 'The append was not answered: it may stand or not', {
    cause,
  });
