const two = (part: number): string => String(part).padStart(2, '0');

/** Formats an ISO time for a `datetime-local` field, in the browser's time zone. */
export const toLocalField = (iso: string | null | undefined): string => {
  if (!iso) return '';
  const time = new Date(iso);
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
};

/** Converts the value of a `datetime-local` field to an ISO time in UTC; null if it is empty. */
export const fromLocalField = (text: string): string | null => {
  const time = new Date(text);
  return text === '' || Number.isNaN(time.getTime()) ? null : time.toISOString();
};
