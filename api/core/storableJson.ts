import { EventLogError } from '../../schema/ports/eventLog.ts';
import { isStorable } from '../../schema/text/storableText.ts';

/**
 * The value as JSON that an event log can store.
 * @throws EventLogError UNSTORABLE_TEXT for a text with NUL or a lone surrogate
 */
export const storableJson = (value: unknown): string => {
  const json = JSON.stringify(value);
  if (isStorable(json)) return json;
  throw new EventLogError('UNSTORABLE_TEXT', 'A text holds NUL or half of a character');
};
