export type Fields = Record<string, unknown>;

/** Whether a value has fields: it is neither null nor a list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a value; none where it has none. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
