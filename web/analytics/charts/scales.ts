/** Maps a value to a position in pixels. */
export type Scale = (value: number) => number;

/** A linear scale. An empty range maps to the middle. */
export const linear = ([from, to]: readonly [number, number], length: number): Scale =>
  from === to ? () => length / 2 : (value) => ((value - from) / (to - from)) * length;

/** Round whole numbers from 0 to at least `highest`, about `wanted` of them. */
export const countTicks = (highest: number, wanted: number): number[] => {
  const rough = Math.max(1, highest / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].find((of) => of * power >= rough) ?? 10) * power;
  const whole = Math.max(1, Math.round(step));
  return Array.from({ length: Math.ceil(Math.max(1, highest) / whole) + 1 }, (_, n) => n * whole);
};

/** The index of the last time at or before `time`; the first if there is none. */
export const indexAt = (times: readonly number[], time: number): number =>
  Math.max(
    0,
    times.findLastIndex((one) => one <= time),
  );

type Point = { x: number; y: number };

const round = (value: number): number => Math.round(value * 10) / 10;

/** A line that keeps its height until the next point, and extends to the end. */
export const stepPath = (points: readonly Point[], end: number): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  const steps = rest.map(({ x, y }) => `H${round(x)}V${round(y)}`);
  return `M${round(first.x)} ${round(first.y)}${steps.join('')}H${round(end)}`;
};

/** The same path, closed along the floor. */
export const stepArea = (points: readonly Point[], end: number, floor: number): string => {
  const [first] = points;
  return first ? `${stepPath(points, end)}V${round(floor)}H${round(first.x)}Z` : '';
};
