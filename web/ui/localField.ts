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
