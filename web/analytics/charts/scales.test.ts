import { describe, expect, it } from 'vitest';
import { countTicks, indexAt, linear, stepArea, stepPath } from './scales.ts';

describe('the marks of an axis of counts', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [48, [0, 20, 40, 60]],
    [180, [0, 50, 100, 150, 200]],
    [5000, [0, 2000, 4000, 6000]],
  ])('up to %i are round whole numbers that cover it', (highest, ticks) => {
    expect(countTicks(highest, 4)).toEqual(ticks);
  });

  it('are few, and never fractions, for any count', () => {
    for (let highest = 0; highest < 10_000; highest += 7) {
      const ticks = countTicks(highest, 4);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });
});

it('a scale maps its range linearly to pixels, and an empty range to the middle', () => {
  expect([10, 15, 20].map(linear([10, 20], 300))).toEqual([0, 150, 300]);
  expect(linear([7, 7], 300)(7)).toBe(150);
});

it('the moment of a time is the last one before it', () => {
  const times = [100, 200, 300];
  expect([50, 100, 199, 200, 900].map((time) => indexAt(times, time))).toEqual([0, 0, 0, 1, 2]);
});

describe('a line of steps', () => {
  const points = [
    { x: 0, y: 90 },
    { x: 40, y: 60.04 },
    { x: 55.55, y: 10 },
  ];

  it('keeps its height until it changes, and extends to the end', () => {
    expect(stepPath(points, 100)).toBe('M0 90H40V60H55.6V10H100');
  });

  it('closes along the floor to form an area', () => {
    expect(stepArea(points, 100, 90)).toBe('M0 90H40V60H55.6V10H100V90H0Z');
  });

  it('is empty without points', () => {
    expect([stepPath([], 100), stepArea([], 100, 90)]).toEqual(['', '']);
  });
});
