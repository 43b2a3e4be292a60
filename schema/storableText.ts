/**
 * NUL and halves of characters (lone surrogates), which JSON and an event log carry, but no text
 * column keeps. `JSON.stringify` escapes them and control characters only, so that they are found
 * exactly: a backslash that is escaped itself begins no escape.
 */
const unstorableEscape = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/;

/** Whether all texts within a value, encoded by `JSON.stringify`, can be kept by every store. */
export const isStorable = (json: string): boolean =>
  !json.includes('\\u') || !unstorableEscape.test(json);

const halves = /\p{Surrogate}/gu;
const unstorable = /[\0\p{Surrogate}]/u;

const mendedText = (text: string): string =>
  unstorable.test(text) ? text.replaceAll('\0', '').replace(halves, '\ufffd') : text;

/**
 * The value with what no store keeps taken out of its texts and keys: NUL falls away, half of a
 * character becomes U+FFFD. A value that needs no mending is answered itself.
 */
export const mended = <T>(value: T): T => mendedValue(value) as T;

const mendedValue = (value: unknown): unknown => {
  if (typeof value === 'string') return mendedText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return mendedList(value);
  const fields = value as Record<string, unknown>;
  for (const key in fields) {
    const field = fields[key];
    if (mendedText(key) === key && mendedValue(field) === field) continue;
    const entries = Object.entries(fields);
    return Object.fromEntries(entries.map(([name, of]) => [mendedText(name), mendedValue(of)]));
  }
  return value;
};

const mendedList = (list: unknown[]): unknown[] =>
  list.some((item) => mendedValue(item) !== item) ? list.map(mendedValue) : list;
