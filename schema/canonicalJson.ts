/** A value's JSON in an order of fields that does not depend on how it was stored. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted) ?? '';

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
