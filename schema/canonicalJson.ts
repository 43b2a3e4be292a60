import { isFields } from './isFields.ts';

/** A value's JSON with sorted fields, so that storage order does not matter. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted) ?? '';

const sorted = (_: string, value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
