const two = (part: number): string => String(part).padStart(2, '0');

/** A time's day in the browser's time zone, in a form that sorts: "2027-03-04". */
export const localDay = (time: Date): string =>
  [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');

/** Formats an ISO time for a `datetime-local` field, in the browser's time zone. */
export const toLocalField = (iso: string | null | undefined): string => {
  if (!iso) return '';
  const time = new Date(iso);
  return `${localDay(time)}T${two(time.getHours())}:${two(time.getMinutes())}`;
};

/** Converts the value of a `datetime-local` field to an ISO time in UTC; null if it is empty. */
export const fromLocalField = (text: string): string | null => {
  const time = new Date(text);
  return text === '' || Number.isNaN(time.getTime()) ? null : time.toISOString();
};
