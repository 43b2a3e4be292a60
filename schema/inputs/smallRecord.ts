import { z } from 'zod';
import { isFields } from '../isFields.ts';

/**
 * A record of at most `most` entries. More are refused unchecked: a request can hold half a million names, and checking
 * them would take seconds. Zod counts them at the end, so the record's own schema counts, as in longList.ts.
 */
export const smallRecord = <Value extends z.ZodType>(
  key: z.ZodString,
  value: Value,
  most: number,
  tooMany: string,
): z.ZodRecord<z.ZodString, Value> => {
  const record = z.record(key, value);
  const { run } = record._zod;
  record._zod.run = (payload, context) => {
    const { value: given, issues } = payload;
    if (!isFields(given) || Object.keys(given).length <= most) return run(payload, context);
    issues.push({ code: 'custom', message: tooMany, input: given });
    return payload;
  };
  return record;
};
