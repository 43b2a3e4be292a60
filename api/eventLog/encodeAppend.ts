import { EventLogError, type EventToStore, type Expected } from '../../schema/ports/eventLog.ts';
import { storableJson } from '../core/storableJson.ts';

/** An event with its JSON as text, as most stores take it. */
export type EncodedEvent = { id: string; type: string; data: string; metadata: string };

/**
 * The events of one append as a store keeps them, after the checks that need no store.
 * @throws EventLogError APPEND_TOO_LARGE where data and metadata exceed `maxBytes`,
 * WRONG_EXPECTED_REVISION for a revision below 0, which stores would take for another word,
 * UNSTORABLE_TEXT where a text holds what no read model keeps.
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
