import { axisTimeText, type TimeUnit } from '../../texts/formats.ts';

export type TimeTick = { at: number; label: string };

const second = 1_000;
const day = 86_400 * second;

type Interval = { unit: TimeUnit; count: number; length: number };

const intervals = (unit: TimeUnit, counts: readonly number[], length: number): Interval[] =>
  counts.map((count) => ({ unit, count, length: count * length }));

/** Intervals that fit clocks and calendars, the shortest first. Those of minutes count in seconds. */
const steps: readonly Interval[] = [
  ...intervals('second', [1, 5, 15, 30], second),
  ...intervals('minute', [60, 300, 900, 1_800, 3_600, 10_800, 21_600, 43_200], second),
  ...intervals('day', [1, 2, 7, 14], day),
  ...intervals('month', [1, 3, 6, 12, 60, 120], 30 * day),
];

/** The nth multiple of an interval, counted from the midnight, month or year of `start`. */
const ticksFrom = (unit: TimeUnit, count: number, start: Date): ((n: number) => Date) => {
  const [year, month, date] = [start.getFullYear(), start.getMonth(), start.getDate()];
  if (unit === 'month') return (n) => new Date(year, n * count, 1);
  if (unit === 'day') return (n) => new Date(year, month, date + n * count);
  // In seconds of the day, so that daylight saving time shifts no tick.
  return (n) => new Date(year, month, date, 0, 0, n * count);
};

/** Round times between start and end, at most `most` of them. */
export const timeTicks = (start: number, end: number, most: number): TimeTick[] => {
  const span = end - start;
  const step = steps.find(({ length }) => span / length <= most) ?? steps.at(-1);
  if (!step) return [];
  const { unit, count, length } = step;
  const tickAt = ticksFrom(unit, count, new Date(start));
  const ticks: TimeTick[] = [];
  const first = unit === 'day' || unit === 'month' ? 0 : Math.floor(secondsInto(start) / count);
  for (let n = first; n <= first + (span + 366 * day) / length; n += 1) {
    const at = tickAt(n);
    if (at.getTime() > end) break;
    if (at.getTime() >= start) ticks.push({ at: at.getTime(), label: labelOf(at, unit) });
  }
  return ticks;
};

/** In units of the drawing: the width of a letter in a label, and the gap between two labels. */
const letter = 6.5;
const between = 8;

export type PlacedTick = TimeTick & { place: number; anchor: 'start' | 'middle' | 'end' };

/**
 * Places ticks along an axis of this length, keeping the first and last labels within it. Leaves out a label
 * that would touch the one before.
 */
export const placedTicks = (
  ticks: readonly TimeTick[],
  x: (at: number) => number,
  length: number,
): PlacedTick[] => {
  const placed: PlacedTick[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const tick of ticks) {
    const place = x(tick.at);
    const width = tick.label.length * letter;
    const isFirst = place < width / 2;
    const isLast = place > length - width / 2;
    const anchor = isFirst ? 'start' : isLast ? 'end' : 'middle';
    const from = isFirst ? place : isLast ? place - width : place - width / 2;
    if (from < free) continue;
    placed.push({ ...tick, place, anchor });
    free = from + width + between;
  }
  return placed;
};

const secondsInto = (time: number): number => {
  const at = new Date(time);
  return at.getHours() * 3_600 + at.getMinutes() * 60 + at.getSeconds();
};

/** Labels midnight with its day. */
const labelOf = (at: Date, unit: TimeUnit): string => {
  const isMidnight = at.getHours() + at.getMinutes() + at.getSeconds() === 0;
  const isClock = unit === 'second' || unit === 'minute';
  return axisTimeText(at, isClock && isMidnight ? 'day' : unit);
};
