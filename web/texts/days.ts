const momentOf = (day: string, clock: string): string | undefined => {
  const time = new Date(`${day}T${clock}`);
  return day && !Number.isNaN(time.getTime()) ? time.toISOString() : undefined;
};

/** The first moment of a day in the browser's time zone; undefined if the date is invalid. */
export const startOf = (day: string): string | undefined => momentOf(day, '00:00:00.000');

/** The last moment of a day in the browser's time zone; undefined if the date is invalid. */
export const endOf = (day: string): string | undefined => momentOf(day, '23:59:59.999');
