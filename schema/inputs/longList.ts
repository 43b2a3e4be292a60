import { z } from 'zod';
import { mostIssues } from '../refusal.ts';

/** How many issues have been found so far, by the context of a check. */
const found = new WeakMap<object, number>();

/**
 * A list of thousands of entries. After as many issues as a refusal names, the other entries are refused unchecked: one
 * request can break two million rules, which would take seconds and a gigabyte of memory to find. Zod has no such limit,
 * so this counts in the entry itself, which is not copied because GraphQL knows it as it is.
 */
export const longList = <Entry extends z.ZodType>(entry: Entry): z.ZodArray<Entry> => {
  const { run } = entry._zod;
  entry._zod.run = (payload, context) => {
    const before = found.get(context) ?? 0;
    if (before >= mostIssues) {
      payload.issues.push({ code: 'custom', input: payload.value });
      return payload;
    }
    const checked = run(payload, context);
    if ('issues' in checked) found.set(context, before + checked.issues.length);
    return checked;
  };
  return z.array(entry);
};
