const alreadyUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A time as the read models give it back: ISO 8601, UTC, milliseconds. */
export const utc = (time: string): string =>
  alreadyUtc.test(time) ? time : new Date(time).toISOString();

export const utcOrNull = (time: string | null): string | null => (time === null ? null : utc(time));
