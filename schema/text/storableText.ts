/**
 * NUL and lone surrogates as `JSON.stringify` escapes them. JSON allows them, but no text column stores them.
 * A backslash that is itself escaped begins no escape.
 */
const unstorableEscape = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/;

/** Whether every store can keep all texts of a value encoded by `JSON.stringify`. */
export const isStorable = (json: string): boolean =>
  !json.includes('\\u') || !unstorableEscape.test(json);

const halves = /\p{Surrogate}/gu;
const unstorable = /[\0\p{Surrogate}]/u;

const sanitizedText = (text: string): string =>
  unstorable.test(text) ? text.replaceAll('\0', '').replace(halves, '\ufffd') : text;

/**
 * Removes unstorable characters from all texts and keys of a value: drops NUL, and replaces a lone surrogate
 * by U+FFFD. Returns unchanged values as they are.
 */
export const sanitized = <T>(value: T): T => sanitizedValue(value) as T;

const sanitizedValue = (value: unknown): unknown => {
  if (typeof value === 'string') return sanitizedText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return sanitizedList(value);
  const fields = value as Record<string, unknown>;
  for (const key in fields) {
    const field = fields[key];
    if (sanitizedText(key) === key && sanitizedValue(field) === field) continue;
    const entries = Object.entries(fields);
    return Object.fromEntries(
      entries.map(([name, of]) => [sanitizedText(name), sanitizedValue(of)]),
    );
  }
  return value;
};

const sanitizedList = (list: unknown[]): unknown[] =>
  list.some((item) => sanitizedValue(item) !== item) ? list.map(sanitizedValue) : list;
