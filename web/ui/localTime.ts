const two = (part: number): string => String(part).padStart(2, '0');

/** An ISO time as a `datetime-local` field writes it, in this browser's time zone. */
export const toLocalField = (iso: string | null | undefined): string => {
  if (!iso) return '';
  const time = new Date(iso);
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
};

/** The ISO time, in UTC, of what a `datetime-local` field holds; null where it is empty. */
export const fromLocalField = (text: string): string | null => {
  const time = new Date(text);
  return text === '' || Number.isNaN(time.getTime()) ? null : time.toISOString();
};

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const momentFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** "Mar 4, 2027", or "N/A" where there is none. */
export const dayText = (iso: string | null | undefined): string =>
  iso ? dayFormat.format(new Date(iso)) : 'N/A';

/** A range such as "Mar 4, 2027, 6:00 – 11:00 PM"; undefined where neither end is set. */
export const rangeText = (
  start: string | null | undefined,
  end: string | null | undefined,
): string | undefined => {
  if (start && end) return momentFormat.formatRange(new Date(start), new Date(end));
  if (start) return momentFormat.format(new Date(start));
  return end ? `until ${momentFormat.format(new Date(end))}` : undefined;
};
