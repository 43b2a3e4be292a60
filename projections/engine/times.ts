/** A time as the read models give it back: ISO 8601, UTC, milliseconds. */
export const utc = (time: string): string => new Date(time).toISOString();

export const utcOrNull = (time: string | null): string | null => (time === null ? null : utc(time));
