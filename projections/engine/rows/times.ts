const alreadyUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A time as the read models return it: ISO 8601, UTC, milliseconds. */
export const utc = (time: string): string =>
  alreadyUtc.test(time) ? time : new Date(time).toISOString();

/** As `utc`; null stays null. */
export const utcOrNull = (time: string | null): string | null => (time === null ? null : utc(time));
