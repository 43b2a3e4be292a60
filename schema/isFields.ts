export type Fields = Record<string, unknown>;

/** Whether a value is an object with fields: neither null nor a list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a value; empty if it has none. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
