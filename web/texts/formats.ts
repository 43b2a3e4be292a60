import { isolated } from '../../schema/text/direction.ts';
import { nameOrder } from '../../schema/text/nameOrder.ts';
import { t } from './en/formats.ftl';
import { locale } from './locale.ts';

const numbers = new Intl.NumberFormat(locale);
const changes = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
const shares = new Intl.NumberFormat(locale, { style: 'percent' });
const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
const choices = new Intl.ListFormat(locale, { type: 'disjunction' });
const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const exactMoments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
const monthDays = new Intl.DateTimeFormat(locale, {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
const agos = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** "5,000". */
export const numberText = (value: number): string => numbers.format(value);

/** "+2", "−1", "0". */
export const changeText = (difference: number): string =>
  changes.format(difference).replace('-', '−');

/** "45%". 0% only for nothing, and 100% only for everything. */
export const shareText = (part: number, of: number): string => {
  const share = of > 0 ? part / of : 0;
  return shares.format(share > 0 && share < 1 ? Math.min(0.99, Math.max(0.01, share)) : share);
};

/** "Ada, Bo, and Cleo". */
export const listText = (items: readonly string[]): string => lists.format(items.map(isolated));

/** "Ada, Bo, or Cleo". */
export const listTextOr = (items: readonly string[]): string => choices.format(items.map(isolated));

/**
 * The first `most` items, with the number of others in the words of `othersText`. Up to `spare` further items
 * are named as well, because that takes no more room than "1 more".
 */
export const withOthers = (
  items: readonly string[],
  most: number,
  othersText: (count: number) => string,
  spare = 0,
): string[] =>
  items.length > most + spare
    ? [...items.slice(0, most), othersText(items.length - most)]
    : [...items];

/** Compares names in natural order, ignoring case. */
export const compareNames = nameOrder(locale);

type Named = { name: string };

/** Sorts by `compareNames`. */
export const byName = (a: Named, b: Named): number => compareNames(a.name, b.name);

type Time = string | null | undefined;

/** "Mar 4, 2027", or "N/A" without a time. */
export const dayText = (iso: Time): string => (iso ? days.format(new Date(iso)) : t('none'));

/** "Mar 4, 2027, 6:00 PM", or "N/A" without a time. */
export const momentText = (iso: Time): string => (iso ? moments.format(new Date(iso)) : t('none'));

/** Moments as text, in order. Those within the same minute include seconds. */
export const momentTexts = (times: readonly string[]): string[] => {
  const texts = times.map(momentText);
  return times.map((time, n) => {
    const text = texts[n] ?? '';
    const isTold = text !== texts[n - 1] && text !== texts[n + 1];
    return isTold ? text : exactMoments.format(new Date(time));
  });
};

/** "November 1": the first day of the month of `now`, in UTC, in which the server counts months. */
export const firstOfMonthText = (now = new Date()): string =>
  monthDays.format(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** "6:00 PM". */
export const timeText = (iso: string): string => clock.format(new Date(iso));

export type TimeUnit = 'second' | 'minute' | 'day' | 'month';

const axisTimes: Record<TimeUnit, Intl.DateTimeFormat> = {
  second: new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }),
  minute: clock,
  day: new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }),
  month: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' }),
};

/** A label of a time axis, as short as its unit allows: "6:00 PM", "Mar 4", "Mar 2027". */
export const axisTimeText = (time: Date, unit: TimeUnit): string => axisTimes[unit].format(time);

/** A range such as "Mar 4, 2027, 6:00 – 11:00 PM"; undefined if neither end is set. */
export const rangeText = (start: Time, end: Time): string | undefined => {
  if (start && end) return moments.formatRange(new Date(start), new Date(end));
  if (start) return momentText(start);
  return end ? t('until', { moment: momentText(end) }) : undefined;
};

/** In milliseconds, the longest first. */
const spans = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The time passed at `now`: "just now", "5 minutes ago", "yesterday"; "N/A" without a time. */
export const agoText = (iso: Time, now: number): string => {
  if (!iso) return t('none');
  const passed = new Date(iso).getTime() - now;
  const span = spans.find(([, length]) => Math.abs(passed) >= length);
  // Clocks differ between computers, so a time slightly in the future also counts as just now.
  return span ? agos.format(Math.trunc(passed / span[1]), span[0]) : t('just-now');
};
