import { z } from 'zod';
import { mostIssues } from '../refusal.ts';

/** How many issues have been found so far, by the context of a check. */
const found = new WeakMap<object, number>();

/**
 * A list of thousands of entries. After the number of issues that a refusal lists, further entries are
 * refused unchecked: one request can break two million rules, and finding them would take seconds and a
 * gigabyte of memory. Zod has no such limit, so the entry's own schema counts. It is not copied, because
 * GraphQL identifies it by object.
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
